import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { KeepCurrent } from "@/components/live/KeepCurrent";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { lastSequence } from "@/lib/notifications/live/queries/last-event-sequence";
import { can } from "@/lib/policy/can";
import { findSale } from "@/lib/sales/queries/find-sale";
import { seenMark } from "../../notifications/seen-mark";
import { TaskBarOf } from "../../trust-manager/TaskBarOf";
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
  const asOf = await lastSequence();
  return { actor, sale: await orNotFound(findSale(id, actor)), asOf };
});

export async function generateMetadata({ params }: PageProps) {
  const { sale } = await load((await params).id);
  const { property } = sale;
  return pageMetadata({ title: SALE.metaTitle(property.title) });
}

export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { etat, depuis } = await searchParams;
  const { actor, sale, asOf } = await load(id);
  return (
    <>
      {can(actor, "sales.record") && <TaskBarOf actor={actor} kinds={["sale-step"]} id={sale.id} />}
      <SaleScreen
        sale={sale}
        notice={saleNotice(etat)}
        isFromList={depuis === "ventes"}
        actions={{
          record: recordStepAction,
          loan: declareLoanAction,
          withdraw: withdrawAction,
          end: endSaleAction,
        }}
        payments={{ record: recordPaymentAction, reverse: reversePaymentAction }}
      />
      <KeepCurrent kinds={["sale"]} asOf={asOf} state={JSON.stringify([sale.status, sale.days])} />
      {await seenMark(actor, { about: "sale", ids: [sale.id] })}
    </>
  );
}
