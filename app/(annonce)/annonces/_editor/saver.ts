import type { Fill, RevisionChanges } from "@/lib/revisions/content";
import type { ContentField } from "@/lib/revisions/fields";
import { EDITOR } from "./copy";

/** Milliseconds without a change after which what changed is sent. */
const PAUSE_MS = 600;
/** Between two tries where the network or the site fails. */
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000];
/** What a browser still sends of a page that is gone. */
const LEAVING_BYTES = 60_000;

const mayOutlive = (body: string) => new Blob([body]).size <= LEAVING_BYTES;

type Changes = Partial<Record<ContentField, unknown>>;
type Fills = Partial<Record<ContentField, Fill>>;

/** What the saver reports about the saves. */
export interface SaverState {
  /**
   * `closed`: it is with the team or published; `gone`: it is not this browser's any more; `signed-out`: the
   * session ended, and saving goes on once its person signed in again, in whatever tab.
   */
  status: "saved" | "unsaved" | "saving" | "offline" | "signed-out" | "closed" | "gone";
  /** ISO instant. */
  savedAt: string;
  /** By field in conflict, what it holds elsewhere; null for nothing. */
  conflicts: Changes;
  /** Sentences of fields that the site refuses. */
  refused: Partial<Record<ContentField, string>>;
}

interface SavedBody {
  version: number;
  savedAt: string;
  conflicts: RevisionChanges;
  changed: RevisionChanges;
}

/** What was typed and is not saved, to be gone on with by another page. */
export interface Unsaved {
  /** The version of the revision that it changes. */
  version: number;
  changes: Changes;
  fills: Fills;
}

export interface SaverOptions {
  url: string;
  version: number;
  savedAt: string;
  onState(state: SaverState): void;
  /** Fields that were changed elsewhere, and by nobody here: they are shown as they are now. */
  onChanged(changes: Changes): void;
  /** What is not saved yet, each time that changes; null once all of it is. */
  onUnsaved?(unsaved: Unsaved | null): void;
  send?: typeof fetch;
}

/**
 * Sends what changes of a revision, in the order of the changes and one save at a time. What can't
 * be sent stays and is tried again; what was changed elsewhere meanwhile is reported, and sent only
 * once the person has chosen.
 */
export class Saver {
  private version: number;
  private pending: Changes = {};
  private fills: Fills = {};
  /** What is on its way. */
  private sent: Changes | null = null;
  private sentFills: Fills = {};
  private conflicts: Changes = {};
  /** What the person typed of the fields in conflict. */
  private mine: Changes = {};
  private refused: SaverState["refused"] = {};
  private status: SaverState["status"] = "saved";
  private savedAt: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private current: Promise<void> | null = null;

  constructor(private readonly options: SaverOptions) {
    this.version = options.version;
    this.savedAt = options.savedAt;
  }

  /** Whether anything of what was typed is not saved yet. */
  get isDirty(): boolean {
    const waits = [this.pending, this.sent ?? {}, this.mine];
    return waits.some((changes) => Object.keys(changes).length > 0);
  }

  /**
   * Takes up what another page could not save: what was changed elsewhere since is reported as
   * ever.
   */
  resume({ version, changes, fills }: Unsaved): void {
    this.version = Math.min(version, this.version);
    this.change(changes, fills);
  }

  /** Takes changes, which are sent after a pause. */
  change(changes: Changes, fills: Fills = {}): void {
    for (const [name, value] of Object.entries(changes) as [ContentField, unknown][]) {
      delete this.refused[name];
      if (name in this.conflicts) {
        this.mine[name] = value;
        continue;
      }
      this.pending[name] = value;
      if (fills[name]) this.fills[name] = fills[name];
      else delete this.fills[name];
    }
    if (this.status === "saved") this.status = "unsaved";
    this.tell();
    this.later(PAUSE_MS);
  }

  /** Settles a conflict: `mine` is what was typed here. */
  settle(field: ContentField, side: "mine" | "theirs"): void {
    const theirs = this.conflicts[field];
    const mine = this.mine[field];
    delete this.conflicts[field];
    delete this.mine[field];
    if (side === "mine") this.change({ [field]: mine ?? null });
    else this.options.onChanged({ [field]: theirs ?? null });
    this.tell();
    this.later(0);
  }

  /** Sends what waits, now. @returns whether all of it is saved */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    // What is typed while a save is on its way needs another one, which somebody else may have begun.
    for (let round = 0; round < 5; round++) {
      await (this.current ?? this.run());
      const isMore = this.current !== null || Object.keys(this.pending).length > 0;
      if (!isMore || this.failures > 0) break;
    }
    return !this.isDirty;
  }

  /** Sends what waits of a page that is being left, without waiting for what becomes of it. */
  leave(): void {
    if (Object.keys(this.pending).length === 0 || this.isOver()) return;
    const body = this.body(this.pending, this.fills);
    if (mayOutlive(body)) void this.post(body).catch(() => undefined);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private isOver = () => this.status === "closed" || this.status === "gone";

  private later(ms: number): void {
    clearTimeout(this.timer);
    if (!this.isOver()) this.timer = setTimeout(() => void this.flush(), ms);
  }

  private body(changes: Changes, fills: Fills): string {
    return JSON.stringify({ baseVersion: this.version, changes, fills });
  }

  private post(body: string): Promise<Response> {
    const { send = fetch, url } = this.options;
    const headers = { "content-type": "application/json" };
    // What is on its way arrives, even if its page is left meanwhile.
    return send(url, { method: "PATCH", headers, body, keepalive: mayOutlive(body) });
  }

  private run(): Promise<void> {
    if (Object.keys(this.pending).length === 0 || this.isOver()) return Promise.resolve();
    this.current = this.save().finally(() => {
      this.current = null;
    });
    return this.current;
  }

  private async save(): Promise<void> {
    const [changes, fills] = [this.pending, this.fills];
    this.pending = {};
    this.fills = {};
    this.sent = changes;
    this.sentFills = fills;
    if (this.failures === 0) this.status = "saving";
    this.tell();
    try {
      const response = await this.post(this.body(changes, fills));
      await this.take(response, changes, fills);
    } catch {
      this.again(changes, fills);
    }
    this.sent = null;
    this.tell();
  }

  private async take(response: Response, changes: Changes, fills: Fills): Promise<void> {
    if (response.ok) return this.succeed(await response.json(), changes);
    switch (response.status) {
      case 401:
        return this.again(changes, fills, { status: "signed-out" });
      case 404:
        this.back(changes, fills);
        this.status = "gone";
        return;
      case 409:
        this.back(changes, fills);
        this.status = "closed";
        return;
      case 400:
        return this.refuse(await response.json(), changes, fills);
      default:
        this.again(changes, fills, {
          wait: Number(response.headers.get("retry-after")) * 1_000,
        });
    }
  }

  private succeed({ version, savedAt, conflicts, changed }: SavedBody, changes: Changes): void {
    this.failures = 0;
    this.version = version;
    this.savedAt = savedAt;
    for (const [name, theirs] of Object.entries(conflicts) as [ContentField, unknown][]) {
      this.conflicts[name] = theirs;
      this.mine[name] = name in this.pending ? this.pending[name] : changes[name];
      delete this.pending[name];
    }
    const others: Changes = {};
    for (const [name, theirs] of Object.entries(changed) as [ContentField, unknown][]) {
      if (name in this.pending) {
        this.conflicts[name] = theirs;
        this.mine[name] = this.pending[name];
        delete this.pending[name];
      } else if (!(name in this.conflicts)) others[name] = theirs;
    }
    if (Object.keys(others).length > 0) this.options.onChanged(others);
    this.status = Object.keys(this.pending).length > 0 ? "unsaved" : "saved";
  }

  /** The site refuses some fields: the rest is sent without them. */
  private refuse(
    { fields = {} }: { fields?: Record<string, string> },
    changes: Changes,
    fills: Fills,
  ): void {
    const wrong = new Set(Object.keys(fields).map((path) => path.split(".")[1]));
    const rest: Changes = {};
    for (const [name, value] of Object.entries(changes) as [ContentField, unknown][]) {
      if (wrong.has(name)) this.refused[name] = fields[`changes.${name}`] ?? EDITOR.refused;
      else rest[name] = value;
    }
    const isSmaller = Object.keys(rest).length < Object.keys(changes).length;
    // A refusal that names none of them is a fault of ours: sending it again would not end.
    if (isSmaller) this.back(rest, fills);
    else
      for (const name of Object.keys(changes) as ContentField[])
        this.refused[name] = EDITOR.refused;
    this.status = Object.keys(this.pending).length > 0 ? "unsaved" : "saved";
  }

  /** Puts back what was not saved, under what was typed since. */
  private back(changes: Changes, fills: Fills): void {
    this.fills = { ...fills, ...this.fills };
    for (const name of Object.keys(this.pending) as ContentField[]) {
      if (name in changes && fills[name]) delete this.fills[name];
    }
    this.pending = { ...changes, ...this.pending };
  }

  private again(
    changes: Changes,
    fills: Fills,
    { status = "offline", wait = 0 }: { status?: "offline" | "signed-out"; wait?: number } = {},
  ): void {
    this.back(changes, fills);
    this.status = status;
    const pause = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? PAUSE_MS;
    this.failures += 1;
    this.later(Math.max(wait || 0, pause));
  }

  private get unsaved(): Unsaved | null {
    const { version } = this;
    const changes = { ...this.sent, ...this.pending, ...this.mine };
    const fills = { ...(this.sent && this.sentFills), ...this.fills };
    return Object.keys(changes).length === 0 ? null : { version, changes, fills };
  }

  private tell(): void {
    this.options.onUnsaved?.(this.unsaved);
    this.options.onState({
      status: this.status,
      savedAt: this.savedAt,
      conflicts: { ...this.conflicts },
      refused: { ...this.refused },
    });
  }
}
