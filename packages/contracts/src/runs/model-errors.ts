import { refusals } from '../refusal.ts';

export const modelErrors = {
  ...refusals(403, {
    models_forbidden: 'Only operators can manage the models of this server. Ask one of them to change this.',
    operators_only: 'Only operators of this server can see this. Ask one of them for what you need.',
  }),
  ...refusals(409, {
    no_model: 'No model is connected. Connect one on the Models page to use this.',
    model_limit: 'You have 50 connected models. Disconnect one first.',
    models_changed: 'The list of models has changed. Reload the page and try again.',
    model_setup_running: 'Another model is being set up. Wait until it is finished, or cancel it.',
    local_model_memory:
      'This model needs more memory than is free. Close other programs, or choose a smaller model.',
  }),
  ...refusals(422, {
    model_key_missing: 'This provider needs an API key. Paste your key.',
    model_address_missing: 'Enter the address of the server. It looks like http://127.0.0.1:11434/v1.',
    model_purpose_unfit: 'Limelight can’t create images with this provider. Choose another provider.',
    model_key_refused: 'The provider rejected this key. Check it and paste it again.',
    model_provider_refused: 'The provider refused the request. Check the key and the address.',
  }),
  ...refusals(502, {
    model_provider_silent:
      'There was no usable answer from this address. Check the address and whether the server is running.',
    local_model_unreachable:
      'The download was interrupted. Your progress is saved. Check your connection and try again.',
    local_model_install:
      'npm could not install the runtime for models. Check that npm works on this computer and try again.',
    local_model_damaged: 'The downloaded file is not the expected model and was removed. Try again.',
    local_model_failed: 'The model could not be started. Try again, or choose another model.',
    ollama_pull_failed: 'Ollama could not download this model. Check the name and that Ollama is running.',
  }),
  ...refusals(503, {
    writer_busy: 'The model is too busy right now. Nothing was charged. Wait a minute, then try again.',
  }),
  ...refusals(507, {
    local_model_disk:
      'There is too little free disk space for this model. Free some space, or choose a smaller model.',
  }),
};
