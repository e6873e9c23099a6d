import { addressLine } from "../../kernel/address-line.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type Agent, readAgent } from "../agent.ts";

/** Who a looper is on an invoice: as their account says, or as it was when it was erased. */
export async function findAgent(tx: Transaction, looperId: string): Promise<Agent> {
  const person = await tx.user.findUniqueOrThrow({
    where: { id: looperId },
    select: {
      ...{ firstName: true, lastName: true, email: true, erasedAt: true },
      ...{ address: true, postalCode: true, city: true },
      ambassador: { select: { rsacNumber: true } },
      billing: { select: { agent: true } },
    },
  });
  const retained = person.erasedAt === null ? null : readAgent(person.billing?.agent ?? null);
  return (
    retained ?? {
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      address: addressLine(person.address, person.postalCode, person.city),
      siren: person.ambassador?.rsacNumber ?? null,
    }
  );
}
