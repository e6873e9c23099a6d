import { DomainError } from "../kernel/errors.ts";
import { type HeldRole, holds, type Role } from "../kernel/roles.ts";

/** Who acts, as far as permissions go. */
export interface PolicyActor {
  userId: string;
  roles: readonly HeldRole[];
  /** A trust manager without the second factor that the role asks for has none of its permissions. */
  mustSecure: boolean;
}

type Rule = (actor: PolicyActor) => boolean;

const anyone: Rule = () => true;
const holder =
  (role: Role): Rule =>
  ({ roles, mustSecure }) =>
    holds(roles, role) && !(mustSecure && role === "trust_manager");
const buyer = holder("buyer");
const seller = holder("seller");
const looper = holder("ambassador");
const everLooper: Rule = ({ roles }) => roles.some(({ role }) => role === "ambassador");
const trustManager = holder("trust_manager");

/** What a person may do that does not depend on whose the thing is; queries add that by its id. */
const PERMISSIONS = {
  "account.read": anyone,
  "account.change": anyone,
  "role.request": anyone,
  "role.switch": anyone,
  "conversations.read": anyone,
  "buying.read": buyer,
  "buying.change": buyer,
  "selling.read": seller,
  "selling.figures": seller,
  "selling.place": seller,
  "selling.change": seller,
  "selling.answer": seller,
  "mandates.sign": seller,
  "looping.read": looper,
  "looping.work": looper,
  "looping.file": everLooper,
  // What was earned stays to be read, whatever became of the role.
  "looping.ledger": everLooper,
  "looper-requests.decide": trustManager,
  "people.check": trustManager,
  "listings.check": trustManager,
  "listings.review": trustManager,
  "quality.check": trustManager,
  "contracts.check": trustManager,
  "sales.record": trustManager,
  "invoices.settle": trustManager,
  "commissions.correct": trustManager,
  "payouts.make": trustManager,
  "leads.qualify": trustManager,
  "audit.read": trustManager,
  "mails.read": trustManager,
  "reports.handle": trustManager,
  "visits.manage": trustManager,
  "contact.answer": trustManager,
  "mails.hand-over": trustManager,
  "mails.settle": trustManager,
  "tasks.share": trustManager,
  "waitlist.manage": trustManager,
  "providers.manage": trustManager,
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether somebody may do something; what nobody has heard of is refused. */
export function can(actor: PolicyActor, permission: string): boolean {
  if (!Object.hasOwn(PERMISSIONS, permission)) return false;
  return (PERMISSIONS as Record<string, Rule>)[permission]?.(actor) ?? false;
}

/** @throws {DomainError} request.forbidden unless the actor may. */
export function authorize(actor: PolicyActor, permission: Permission): void {
  if (!can(actor, permission)) throw new DomainError("request.forbidden");
}
