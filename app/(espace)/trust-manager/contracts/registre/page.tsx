import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { readSort } from "@/lib/kernel/sorted-list";
import { listRegister } from "@/lib/mandate-signing/queries/list-register";
import { REGISTER_SORTS, type RegisterSort } from "@/lib/mandate-signing/rules";
import { SALES_PLACE } from "../copy";
import { RegisterScreen } from "./RegisterScreen";

export const metadata = pageMetadata({ title: SALES_PLACE.screens.register.title });

/** /trust-manager/contracts/registre: the register of mandates. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/contracts/registre");
  const query = await searchParams;
  const sort = readSort<RegisterSort>(query, REGISTER_SORTS);
  const cursor = textOf(query.suite);
  return (
    <RegisterScreen
      sort={sort}
      page={await listRegister(actor, { sort, cursor })}
      isFirst={cursor === null}
    />
  );
}
