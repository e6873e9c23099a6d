/** Most characters of a message. */
export const MESSAGE_MAX = 4_000;
