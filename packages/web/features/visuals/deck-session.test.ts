import { carousel, type Carousel, type CarouselDeck } from '@limelight/contracts';
import { emptySlide, noBrand } from '@limelight/slides/catalog';
import { expect, test } from 'vitest';
import { DeckSession, type SessionEnvironment } from './deck-session.ts';

class Conflict extends Error {}
class Gone extends Error {}

const start: Carousel = carousel.parse({
  id: '2f6a4ad8-7bb1-4d83-9d55-3f4f1c5bb6a1',
  version: 1,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  deck: {
    title: 'One',
    design: 'spotlight',
    scheme: 'dark',
    size: 'portrait',
    language: 'en',
    brand: noBrand,
    slides: [emptySlide('a', 'cover')],
  },
});

function open(from: Carousel = start) {
  const kept = new Map<string, string>();
  const server = { current: from, offline: false, deaf: false, gone: false };
  const timers: (() => void)[] = [];
  let now = 0;
  const environment: SessionEnvironment = {
    save: (_id, version, deck) => {
      if (server.offline) return Promise.reject(new Error('No connection.'));
      if (server.gone) return Promise.reject(new Gone('Deleted.'));
      if (version !== server.current.version) return Promise.reject(new Conflict());
      server.current = { ...server.current, version: version + 1, deck };
      return server.deaf ? Promise.reject(new Error('No answer.')) : Promise.resolve(server.current);
    },
    load: () => Promise.resolve(server.current),
    isConflict: (error) => error instanceof Conflict,
    isFinal: (error) => error instanceof Gone,
    messageOf: (error) => (error instanceof Error ? error.message : ''),
    keep: {
      read: (place) => kept.get(place) ?? null,
      write: (place, text) => void kept.set(place, text),
      remove: (place) => void kept.delete(place),
    },
    after: (_ms, run) => {
      timers.push(run);
      return () => void timers.splice(timers.indexOf(run), 1);
    },
    now: () => now,
  };
  const session = new DeckSession(environment, from);
  return { session, server, kept, timers, environment, wait: (ms: number) => void (now += ms) };
}
const titled = (deck: CarouselDeck, title: string) => ({ ...deck, title });

test('typing is one step back; what was undone can be redone', () => {
  const { session, wait } = open();
  session.change(titled(start.deck, 'Tw'), 'title');
  wait(100);
  session.change(titled(start.deck, 'Two'), 'title');
  wait(5000);
  session.change(titled(start.deck, 'Three'), 'title');
  session.undo();
  expect(session.read().deck.title).toBe('Two');
  session.undo();
  expect(session.read()).toMatchObject({ deck: { title: 'One' }, canUndo: false, canRedo: true });
  session.redo();
  session.redo();
  expect(session.read().deck.title).toBe('Three');
});

test('what the server could not take is kept over a reload and saved later', async () => {
  const { session, server, kept, environment, timers } = open();
  server.offline = true;
  session.change(titled(start.deck, 'Two'));
  expect(await session.flush()).toBe(false);
  expect(session.read()).toMatchObject({ save: 'failed', fault: 'No connection.' });
  expect(timers).toHaveLength(1);
  const again = new DeckSession(environment, start);
  expect(again.read().deck.title).toBe('Two');
  server.offline = false;
  expect(await again.flush()).toBe(true);
  expect(server.current.deck.title).toBe('Two');
  expect(kept.size).toBe(0);
});

test('of two versions the person chooses one, and can go back from it', async () => {
  const { session, server } = open();
  server.current = { ...start, version: 5, deck: titled(start.deck, 'Theirs') };
  session.change(titled(start.deck, 'Mine'));
  await session.flush();
  expect(session.read().save).toBe('conflict');
  await session.resolve('theirs');
  expect(session.read()).toMatchObject({ deck: { title: 'Theirs' }, save: 'saved' });
  session.undo();
  await session.flush();
  expect(server.current).toMatchObject({ version: 6, deck: { title: 'Mine' } });
});

test('this version can be saved over the other one', async () => {
  const { session, server } = open();
  server.current = { ...start, version: 5, deck: titled(start.deck, 'Theirs') };
  session.change(titled(start.deck, 'Mine'));
  await session.flush();
  await session.resolve('mine');
  expect(server.current).toMatchObject({ version: 6, deck: { title: 'Mine' } });
  expect(session.read().save).toBe('saved');
});

test('changes that were made from another version are opened beside it, and typed ones survive a save in flight', async () => {
  const { session, server, environment } = open();
  session.change(titled(start.deck, 'Two'));
  const saving = session.flush();
  session.change(titled(start.deck, 'Three'));
  await saving;
  const after = new DeckSession(environment, server.current);
  expect(after.read()).toMatchObject({ deck: { title: 'Three' }, save: 'changed' });

  server.current = { ...server.current, version: 7, deck: titled(start.deck, 'Theirs') };
  const again = new DeckSession(environment, server.current);
  expect(again.read()).toMatchObject({ deck: { title: 'Three' }, save: 'conflict' });
  expect(await again.flush()).toBe(false);
  expect(server.current.deck.title).toBe('Theirs');
  await again.resolve('mine');
  expect(server.current).toMatchObject({ version: 8, deck: { title: 'Three' } });
  expect(new DeckSession(environment, server.current).read().save).toBe('saved');
});

test('a version that the server brought back is saved already, and Undo takes it away again', async () => {
  const { session, server } = open();
  session.change(titled(start.deck, 'Two'));
  await session.flush();
  server.current = { ...server.current, version: 3, deck: start.deck };
  session.adopt(server.current);
  expect(session.read()).toMatchObject({ save: 'saved', deck: { title: 'One' }, canUndo: true });
  session.undo();
  await session.flush();
  expect(server.current).toMatchObject({ version: 4, deck: { title: 'Two' } });
});

test('the deck before a restore comes back after further edits, and they can be undone to', async () => {
  const { session, server } = open();
  session.change(titled(start.deck, 'Two'));
  await session.flush();
  const before = session.read().deck;
  session.adopt({ version: 2, deck: start.deck });
  session.change(titled(start.deck, 'Three'));
  session.change(before);
  await session.flush();
  expect(server.current.deck.title).toBe('Two');
  session.undo();
  expect(session.read().deck.title).toBe('Three');
});

test('a save whose answer was lost is no conflict, whether more was typed since or not', async () => {
  const { session, server } = open();
  server.deaf = true;
  session.change(titled(start.deck, 'Two'));
  await session.flush();
  session.change(titled(start.deck, 'Three'));
  server.deaf = false;
  await session.flush();
  expect(session.read()).toMatchObject({ save: 'changed', deck: { title: 'Three' } });
  expect(await session.flush()).toBe(true);
  expect(server.current).toMatchObject({ version: 3, deck: { title: 'Three' } });

  server.deaf = true;
  session.change(titled(start.deck, 'Four'));
  await session.flush();
  server.current = { ...server.current, version: 9, deck: titled(start.deck, 'Theirs') };
  server.deaf = false;
  await session.flush();
  expect(session.read().save).toBe('conflict');
});

test('what cannot be saved is not tried again by itself, nor anything after the page was left', async () => {
  const { session, server, timers, kept } = open();
  server.gone = true;
  session.change(titled(start.deck, 'Two'));
  await session.flush();
  expect(session.read()).toMatchObject({ save: 'failed', fault: 'Deleted.' });
  expect(timers).toHaveLength(0);

  server.gone = false;
  server.offline = true;
  session.pause();
  await session.flush();
  expect(timers).toHaveLength(0);
  expect(kept.size).toBe(1);
});
