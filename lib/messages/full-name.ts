import type { Actor } from "../policy/actor.ts";

export const fullName = ({ firstName, lastName }: Pick<Actor, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`.trim();

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
