// What `live-example.js` fetches: writes from the visitor's own notes into the printed example.
import { exampleKinds } from '../../content/feature.ts';
import { pictureAddress } from '../../lib/draw-graphic.ts';
import { composeExample } from './compose-example.ts';

const empty = 'Enter a few words first.';
const nothingToRemark = 'No clichés found.';

function begin(form: HTMLFormElement): void {
  const kind = exampleKinds.find((one) => one === form.dataset['example']);
  const notes = form.querySelector('textarea');
  const note = form.querySelector('output');
  const results = form.querySelector('ol');
  if (kind === undefined || !notes || !note || !results) return;
  const entry = (result: string) => {
    const item = document.createElement('li');
    if (kind !== 'graphic') item.textContent = result;
    else {
      const picture = document.createElement('img');
      picture.src = pictureAddress(result);
      picture.alt = notes.value;
      item.append(picture);
    }
    return item;
  };
  const write = () => {
    if (notes.value.trim() === '') {
      note.textContent = empty;
      return;
    }
    const made = composeExample(kind, notes.value);
    results.replaceChildren(...(made.length === 0 ? [nothingToRemark] : made).map(entry));
    note.textContent = 'Made from your notes, in your browser. Nothing was sent.';
  };
  form.addEventListener('submit', write);
  // It was pressed while this script was on its way.
  if ('pressed' in form.dataset) write();
}

const found = document.querySelector<HTMLFormElement>('form[data-example]');
if (found) begin(found);
