import { createStore } from "./create-store";

/** A way on from a message. */
interface MessageLink {
  label: string;
  href: string;
}

/** What a page says to its reader at the foot of the window. */
export interface Message {
  /** Tells it from one of the same text. */
  number: number;
  text: string;
  links: readonly MessageLink[];
  /** What was pressed: by the keyboard the message follows it, and the focus returns there. */
  source: HTMLElement | undefined;
  /** Something that the message does; it is closed once that succeeded. */
  action: { label: string; press: () => Promise<boolean> } | undefined;
}

/** An offer of the buyer's role. */
export interface Offer {
  /** The heart that was pressed. */
  heart: HTMLElement;
  /** Takes the role; false where that failed. */
  accept: () => Promise<boolean>;
}

const message = createStore<Message | null>(null);
const offer = createStore<Offer | null>(null);

export const useMessage = (): Message | null => message.use((value) => value);
export const useOffer = (): Offer | null => offer.use((value) => value);

/** Says something without taking the focus; it stays until it is closed or another one comes. */
export function showMessage(
  text: string,
  links: readonly MessageLink[] = [],
  source?: HTMLElement,
  action?: Message["action"],
): void {
  const number = (message.get()?.number ?? 0) + 1;
  message.set({ number, text, links, source, action });
}

/** Closes a message, unless another one took its place. */
export function closeMessage(closed: Message): void {
  if (message.get() === closed) message.set(null);
}

/** Offers the buyer's role, in place, to somebody signed in who pressed a heart. */
export const offerBuyerRole = (value: Offer): void => offer.set(value);
export const closeOffer = (): void => offer.set(null);
