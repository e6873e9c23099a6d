/**
 * Calls about one thing, sent one after the other: in the order of presses, which requests that are under way
 * together may not keep. What still waits when the page is left is sent at once, or it never would be.
 */
export class OrderedCalls {
  readonly #last = new Map<string, Promise<unknown>>();

  /**
   * Sends a call once those before it about the same thing were answered.
   * @param call never rejects
   * @returns what it gave, and whether it is the last word on the thing
   */
  async send<Answer>(
    thing: string,
    call: () => Promise<Answer>,
  ): Promise<{ answer: Answer; isLast: boolean }> {
    const before = this.#last.get(thing);
    const sent = before ? Promise.race([before, untilLeft()]).then(call) : call();
    this.#last.set(thing, sent);
    const answer = await sent;
    const isLast = this.#last.get(thing) === sent;
    if (isLast) this.#last.delete(thing);
    return { answer, isLast };
  }
}

const untilLeft = () =>
  new Promise<void>((resolve) => {
    addEventListener("pagehide", () => resolve(), { once: true });
  });
