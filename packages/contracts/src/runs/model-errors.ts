import type { Refusal } from '../refusal.ts';

export const modelErrors = {
  no_model: { status: 409, message: 'No model is connected. Connect one on the Models page to use this.' },
  writer_busy: {
    status: 503,
    message: 'The model is too busy right now. Nothing was charged. Wait a minute, then try again.',
  },
  models_forbidden: {
    status: 403,
    message: 'Only operators can manage the models of this server. Ask one of them to change this.',
  },
  operators_only: {
    status: 403,
    message: 'Only operators of this server can see this. Ask one of them for what you need.',
  },
  model_key_missing: { status: 422, message: 'This provider needs an API key. Paste your key.' },
  model_address_missing: {
    status: 422,
    message: 'Enter the address of the server. It looks like http://127.0.0.1:11434/v1.',
  },
  model_purpose_unfit: {
    status: 422,
    message: 'Limelight can’t create images with this provider. Choose another provider.',
  },
  model_limit: { status: 409, message: 'You have 50 connected models. Disconnect one first.' },
  models_changed: {
    status: 409,
    message: 'The list of models has changed. Reload the page and try again.',
  },
  model_key_refused: {
    status: 422,
    message: 'The provider rejected this key. Check it and paste it again.',
  },
  model_provider_refused: {
    status: 422,
    message: 'The provider refused the request. Check the key and the address.',
  },
  model_provider_silent: {
    status: 502,
    message:
      'There was no usable answer from this address. Check the address and whether the server is running.',
  },
  model_setup_running: {
    status: 409,
    message: 'Another model is being set up. Wait until it is finished, or cancel it.',
  },
  local_model_disk: {
    status: 507,
    message:
      'There is too little free disk space for this model. Free some space, or choose a smaller model.',
  },
  local_model_memory: {
    status: 409,
    message: 'This model needs more memory than is free. Close other programs, or choose a smaller model.',
  },
  local_model_unreachable: {
    status: 502,
    message: 'The download was interrupted. Your progress is saved. Check your connection and try again.',
  },
  local_model_install: {
    status: 502,
    message:
      'npm could not install the runtime for models. Check that npm works on this computer and try again.',
  },
  local_model_damaged: {
    status: 502,
    message: 'The downloaded file is not the expected model and was removed. Try again.',
  },
  local_model_failed: {
    status: 502,
    message: 'The model could not be started. Try again, or choose another model.',
  },
  ollama_pull_failed: {
    status: 502,
    message: 'Ollama could not download this model. Check the name and that Ollama is running.',
  },
} as const satisfies Record<string, Refusal>;
