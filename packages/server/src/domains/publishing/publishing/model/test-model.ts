import {
  blankPost,
  minute,
  day,
  lateLimit,
  onTime,
  gap,
  sameWords,
  patience,
  set,
  textOf,
  momentOf,
  isOpen,
  waits,
  byTime,
  unplan,
  hold,
  type Copy,
  type Range,
  type ModelPost,
} from './test-model-post.ts';

type Wake = { at: number; order: number } & (
  | { what: 'post' | 'change'; post: ModelPost }
  | { what: 'connection' }
);

const now = Number.NEGATIVE_INFINITY;

export class Model {
  time: number;
  posts: ModelPost[] = [];
  feed: Copy[] = [];
  /** Every text accepted by LinkedIn, with its time. */
  taken: { text: string; at: number; copy: Copy }[] = [];
  /** The connection: its status for the user, whether LinkedIn still accepts it, and its period. */
  connection: { status: 'none' | 'ready' | 'refused'; honoured: boolean; until: number; since: number } = {
    status: 'none',
    honoured: false,
    until: 0,
    since: 0,
  };
  pausedUntil: number | Range = 0;
  /** The time something was last sent or may have been. */
  lastTry = now;
  #wakes: Wake[] = [];
  #order = 0;

  constructor(time: number) {
    this.time = time;
  }

  // --- the user's actions, which return the code they are refused with, or null

  write(id: string): void {
    this.posts.push(blankPost(id, this.posts.length));
  }

  edit(post: ModelPost): string | null {
    if (post.binned) return 'not_found';
    if (!isOpen(post)) return 'post_locked';
    post.edition += 1;
    post.text = textOf(post.name, post.edition);
    return null;
  }

  schedule(post: ModelPost, at: number): string | null {
    if (post.binned) return 'not_found';
    if (!isOpen(post)) return 'post_locked';
    if (at < this.time - minute) return 'schedule_in_past';
    if (this.connection.status === 'none') return 'linkedin_not_connected';
    set(post, { status: 'scheduled', hold: null, due: at, plan: at });
    this.#wake(at, 'post', post);
    return null;
  }

  unschedule(post: ModelPost): string | null {
    if (post.binned) return 'not_found';
    if (!isOpen(post)) return 'post_locked';
    if (post.status !== 'scheduled') return 'post_not_scheduled';
    unplan(post, 'draft');
    return null;
  }

  publishNow(post: ModelPost): string | null {
    if (post.binned) return 'not_found';
    if (!isOpen(post)) return 'post_locked';
    return this.#needsConnection() ?? this.#start(post);
  }

  bin(post: ModelPost): string | null {
    if (post.binned) return 'not_found';
    if (!isOpen(post)) return 'post_locked';
    if (post.status === 'scheduled') unplan(post, 'draft');
    post.binned = true;
    return null;
  }

  bringBack(post: ModelPost): string | null {
    if (post.binned && post.status === 'failed') unplan(post, 'draft');
    post.binned = false;
    return null;
  }

  sayItIsThere(post: ModelPost, copy: Copy | null): string | null {
    if (post.binned) return 'not_found';
    if (post.status !== 'unconfirmed') return 'post_not_unconfirmed';
    post.status = 'published';
    post.known = copy;
    return null;
  }

  sayPublishAgain(post: ModelPost): string | null {
    if (post.binned) return 'not_found';
    if (post.status !== 'unconfirmed') return 'post_not_unconfirmed';
    const refused = this.#needsConnection();
    if (refused !== null) return refused;
    post.asked += 1;
    return this.#start(post);
  }

  changePublished(post: ModelPost, kind: 'edit' | 'delete'): string | null {
    if (post.binned) return 'not_found';
    if (post.status !== 'published' || post.removed) return 'post_not_published';
    if (post.known === null) return 'post_id_unknown';
    if (post.change !== null && !post.change.failed) return 'post_change_running';
    const refused = this.#needsConnection();
    if (refused !== null) return refused;
    if (kind === 'edit') post.edition += 1;
    post.change = { kind, text: textOf(post.name, post.edition), failed: false };
    this.#wake(this.time, 'change', post);
    return null;
  }

  connect(until: number): void {
    this.connection = { status: 'ready', honoured: true, until, since: this.time };
    this.#wakes.push({ at: now, order: this.#next(), what: 'connection' });
  }

  disconnect(): void {
    if (this.connection.status !== 'none')
      this.#wakes.push({ at: now, order: this.#next(), what: 'connection' });
    this.connection = { status: 'none', honoured: false, until: 0, since: 0 };
  }

  /** The user withdraws the permission at LinkedIn, unnoticed by the app. */
  revoke(): void {
    this.connection.honoured = false;
  }

  /** The user posts the same text manually. */
  postByHand(post: ModelPost): void {
    if (!this.#isSaid(post.text)) this.#say(post.text);
  }

  // --- time, and the work of the workers

  nextWake(): number {
    return Math.min(...this.#wakes.map(({ at }) => (at > this.time ? at : Infinity)), Infinity);
  }

  /** Adopts the program's time where it cannot be predicted. False when it is outside the allowed range. */
  adopt(post: ModelPost, chosen: number): boolean {
    const { due } = post;
    if (due === null || typeof due === 'number') return due === chosen;
    if (chosen < due.from || chosen > due.to) return false;
    for (const wake of this.#wakes)
      if (wake.what === 'post' && wake.post === post && wake.at === due.from) wake.at = chosen;
    if (typeof this.pausedUntil !== 'number' && this.pausedUntil.from === due.from) this.pausedUntil = chosen;
    if (post.plan === due.from || (post.named && chosen - (post.plan ?? due.from) > lateLimit))
      post.plan = chosen;
    post.due = chosen;
    return true;
  }

  /** A sweep of what dead workers left behind. */
  lookAfter(): void {
    const dead = this.posts.filter((post) => post.left !== null && this.time - post.left.at > patience);
    for (const post of dead) {
      if (post.left?.intent === 'open') this.#wake(now, 'post', post);
      else set(post, { status: 'unconfirmed', doubt: true, left: null });
    }
  }

  /** Does the work that is due. True when a worker died. */
  work(): boolean {
    let died = false;
    for (;;) {
      const due = this.#wakes.filter(({ at }) => at <= this.time);
      const [next] = due.toSorted((a, b) => a.at - b.at || a.order - b.order);
      if (next === undefined) return died;
      this.#wakes = this.#wakes.filter((wake) => wake !== next);
      if (next.what === 'connection') this.#followConnection();
      else if (next.what === 'change') this.#change(next.post);
      else died = this.#attempt(next.post) || died;
    }
  }

  #start(post: ModelPost): null {
    set(post, { status: 'publishing', hold: null, due: null, plan: null, begun: this.time });
    this.#wake(now, 'post', post);
    return null;
  }

  #needsConnection(): string | null {
    if (this.connection.status === 'none') return 'linkedin_not_connected';
    return this.#connected() ? null : 'linkedin_reconnect';
  }

  #connected(): boolean {
    return this.connection.status === 'ready' && this.connection.until > this.time;
  }

  #attempt(post: ModelPost): boolean {
    if (post.status !== 'scheduled' && post.status !== 'publishing') return false;
    if (post.status === 'scheduled') {
      const due = momentOf(post.due);
      if (post.hold !== null || due > this.time) return false;
      if (this.time - (post.plan ?? due) > lateLimit) return hold(post, 'late');
      if (this.time - due > onTime) {
        this.#space(this.posts.filter((other) => waits(other) && momentOf(other.due) < this.time - onTime));
        if (post.hold !== null || momentOf(post.due) > this.time) return false;
      }
    } else {
      if (post.left !== null && (post.left.intent === 'used' || this.time - post.left.at <= patience))
        return false;
      if (this.time - (post.plan ?? post.begun) > lateLimit) {
        post.due ??= this.time;
        return hold(post, 'late');
      }
    }
    if (!this.#connected()) {
      post.due ??= this.time;
      return hold(post, 'reconnect');
    }
    if (momentOf(this.pausedUntil) > this.time) {
      this.#putOff(post, this.pausedUntil, 'named');
      return false;
    }
    if (post.left === null) post.begun = this.time;
    post.status = 'publishing';
    return this.#send(post);
  }

  #send(post: ModelPost): boolean {
    const { fate } = post;
    post.fate = null;
    if (fate === 'dies-before' || fate === 'dies-holding') {
      post.left = { intent: fate === 'dies-before' ? 'open' : 'used', at: this.time };
      this.lastTry = this.time;
      return true;
    }
    post.left = null;
    const reaches = fate === null || fate === 'nameless' || fate.endsWith('-after');
    const said = this.taken.findLast(({ text, at }) => text === post.text && this.time - at < sameWords);
    const honoured = this.connection.honoured;
    let copy: Copy | null = null;
    if (reaches && honoured && said === undefined) {
      copy = this.#say(post.text);
      post.creates += 1;
    }
    if (fate === 'dies-after') {
      post.left = { intent: 'used', at: this.time };
      this.lastTry = this.time;
      return true;
    }
    switch (fate) {
      case 'broken':
      case 'broken-after':
      case 'dropped':
      case 'dropped-after':
        this.lastTry = this.time;
        set(post, { status: 'unconfirmed', doubt: true });
        return false;
      case 'refused':
        post.status = post.doubt ? 'unconfirmed' : 'failed';
        return false;
      case 'conflict':
        this.#putOff(post, { from: this.time + 30_000, to: this.time + 15 * minute }, 'passes');
        return false;
      case 'slow-down':
      case 'day-quota': {
        const tomorrow = (Math.floor(this.time / day) + 1) * day;
        const until =
          fate === 'slow-down' ? this.time + 15 * minute : { from: tomorrow, to: tomorrow + 10 * minute };
        this.#putOff(post, until, 'named');
        if (momentOf(until) > momentOf(this.pausedUntil)) this.pausedUntil = until;
        return false;
      }
      case 'old-version':
        post.due ??= this.time;
        return hold(post, 'operator');
      case 'nameless':
      case null:
    }
    if (!honoured) return this.#refuseToken(post);
    if (copy === null) {
      if (post.doubt) this.lastTry = this.time;
      if (post.doubt) set(post, { status: 'published', known: said?.copy ?? null });
      else post.status = 'failed';
      return false;
    }
    this.lastTry = this.time;
    set(post, { status: 'published', known: fate === 'nameless' ? null : copy });
    return false;
  }

  #refuseToken(post: ModelPost): boolean {
    // A token that was just issued may be refused although it is valid.
    if (this.time - this.connection.since < minute) {
      this.#putOff(post, { from: this.time + 30_000, to: this.time + 15 * minute }, 'passes');
      return false;
    }
    post.due ??= this.time;
    this.#noticeRefusal();
    return hold(post, 'reconnect');
  }

  #noticeRefusal(): void {
    this.connection.status = 'refused';
    this.#wakes.push({ at: now, order: this.#next(), what: 'connection' });
  }

  /**
   * Delays a post until a time that LinkedIn specified or one chosen by the program. A specified wait beyond the limit
   * for late posts becomes the new plan.
   */
  #putOff(post: ModelPost, until: number | Range, wait: 'named' | 'passes'): void {
    const at = momentOf(until);
    const plan = post.plan ?? momentOf(post.due ?? this.time);
    set(post, { status: 'scheduled', hold: null, due: until, left: null, named: wait === 'named' });
    post.plan = wait === 'named' && at - plan > lateLimit ? at : plan;
    this.#wake(at, 'post', post);
  }

  #space(posts: ModelPost[]): void {
    const recent = this.time - this.lastTry < gap;
    let slot = recent ? Math.max(this.time, this.lastTry + gap) : this.time;
    for (const post of posts.toSorted(byTime)) {
      const due = momentOf(post.due);
      const plan = post.plan ?? due;
      if (this.time - plan > lateLimit || (due <= this.time && slot - plan > lateLimit)) hold(post, 'late');
      else if (due > this.time) {
        post.hold = null;
        this.#wake(due, 'post', post);
      } else {
        set(post, { hold: null, due: slot, plan });
        this.#wake(slot, 'post', post);
        slot += gap;
      }
    }
  }

  #followConnection(): void {
    if (this.#connected()) {
      this.#space(this.posts.filter((post) => post.status === 'scheduled' && post.hold === 'reconnect'));
      return;
    }
    for (const post of this.posts) if (waits(post)) post.hold = 'reconnect';
  }

  #change(post: ModelPost): void {
    const { change, known } = post;
    if (post.status !== 'published' || change === null || change.failed || known === null) return;
    if (!this.#connected()) change.failed = true;
    else if (!this.connection.honoured) {
      change.failed = true;
      this.#noticeRefusal();
    } else if (change.kind === 'edit') {
      known.text = post.text = change.text;
      post.change = null;
    } else {
      this.feed = this.feed.filter((copy) => copy !== known);
      set(post, { removed: true, change: null });
    }
  }

  #isSaid(text: string): boolean {
    return this.taken.some((other) => other.text === text && this.time - other.at < sameWords);
  }

  #say(text: string): Copy {
    const copy = { text };
    this.feed.push(copy);
    this.taken.push({ text, at: this.time, copy });
    return copy;
  }

  #wake(at: number, what: 'post' | 'change', post: ModelPost): void {
    this.#wakes.push({ at, order: this.#next(), what, post });
  }

  #next(): number {
    this.#order += 1;
    return this.#order;
  }
}
