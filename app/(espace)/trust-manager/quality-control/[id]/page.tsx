import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { KeepCurrent } from "@/components/live/KeepCurrent";
import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { lastSequence } from "@/lib/notifications/live/queries/last-event-sequence";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import { getReview } from "@/lib/trust/review/queries/get-review";
import { TaskBarOf } from "../../TaskBarOf";
import {
  approveAction,
  approveChangeAction,
  claimAction,
  releaseAction,
  returnAction,
} from "./actions";
import { REVIEW } from "./copy";
import { ReviewScreen } from "./ReviewScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/quality-control/[id]");
  const asOf = await lastSequence();
  return { actor, review: await orNotFound(getReview(id, actor)), asOf };
});

export async function generateMetadata({ params }: PageProps) {
  const { review } = await load((await params).id);
  const { title } = review;
  return pageMetadata({ title: REVIEW.metaTitle(title || REVIEW.untitled) });
}

export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { actor, review, asOf } = await load(id);
  const done = textOf((await searchParams).fait) ?? "";
  const { status, version, claim } = review;
  return (
    <>
      <TaskBarOf actor={actor} kinds={["listing-review"]} id={id} claimsElsewhere />
      <ReviewScreen
        review={review}
        done={Object.hasOwn(REVIEW.done, done) ? (done as keyof typeof REVIEW.done) : null}
        mapStyleUrl={mapStyleUrl(env())}
        actions={{
          claim: claimAction,
          release: releaseAction,
          approve: review.kind === "new" ? approveAction : approveChangeAction,
          return: returnAction,
        }}
      />
      <KeepCurrent
        kinds={["review"]}
        asOf={asOf}
        state={JSON.stringify([status, version, claim?.at])}
      />
    </>
  );
}
