import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { findSale } from "@/lib/sales/queries/find-sale";
import { seenMark } from "../../notifications/seen-mark";
import {
  declareLoanAction,
  endSaleAction,
  recordPaymentAction,
  recordStepAction,
  reversePaymentAction,
  withdrawAction,
} from "./actions";
import { SALE, saleNotice } from "./copy";
import { SaleScreen } from "./SaleScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/ventes/[id]");
  return orNotFound(findSale(id, actor));
});

export async function generateMetadata({ params }: PageProps) {
  const { property } = await load((await params).id);
  return pageMetadata({ title: SALE.metaTitle(property.title) });
}

export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { etat } = await searchParams;
  const sale = await load(id);
  return (
    <>
      <SaleScreen
        sale={sale}
        notice={saleNotice(etat)}
        actions={{
          record: recordStepAction,
          loan: declareLoanAction,
          withdraw: withdrawAction,
          end: endSaleAction,
        }}
        payments={{ record: recordPaymentAction, reverse: reversePaymentAction }}
      />
      {await seenMark(await pageActor("/ventes/[id]"), { about: "sale", ids: [sale.id] })}
    </>
  );
}
