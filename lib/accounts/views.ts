import { z } from "zod";
import { ROLE_STATUSES, ROLES } from "../kernel/roles.ts";

/** What a person's own calls say of them. */
export const personSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  activeRole: z.enum(ROLES),
  roles: z.array(z.strictObject({ role: z.enum(ROLES), status: z.enum(ROLE_STATUSES) })),
});

type PersonView = z.infer<typeof personSchema>;

/** What a public page adds for a person who is signed in. */
export const meSchema = z.strictObject({
  state: z.enum(["person", "pending"]).describe("Whether the address was confirmed."),
  firstName: z.string(),
  label: z.string().describe("What the link to the person's space says."),
  home: z.string().describe("The path of that space."),
  activeRole: z.enum(ROLES).optional(),
  unread: z.int().optional(),
  notifications: z.int().optional().describe("Unread notifications; 100 stands for more."),
  favorites: z
    .array(z.string())
    .nullable()
    .describe("The last thousand favourites; null for who is no buyer."),
  hidden: z
    .array(z.string())
    .optional()
    .describe("The last thousand listings that a buyer hid from what they are shown."),
});

/** An actor as calls show them to themself, and to nobody else. */
export function personView(actor: {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  activeRole: PersonView["activeRole"];
  roles: readonly PersonView["roles"][number][];
}): PersonView {
  const { userId, email, firstName, lastName, activeRole, roles } = actor;
  return {
    id: userId,
    email,
    firstName,
    lastName,
    activeRole,
    roles: roles.map(({ role, status }) => ({ role, status })),
  };
}
