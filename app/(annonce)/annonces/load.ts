import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { loginPath } from "@/lib/auth/page-actor";
import { withRevision } from "@/lib/auth/revision-holder";
import { currentVisitor } from "@/lib/auth/session";
import { DomainError } from "@/lib/kernel/errors";
import { getLooperChoice } from "@/lib/looper/requests/queries/get-looper-choice";
import { getRevision } from "@/lib/revisions/queries/get-revision";
import { getReviewedPreview } from "@/lib/trust/review/queries/get-reviewed-preview";
import { orNotFound } from "../../or-not-found";

/** What a page reads of a listing; whose session ended signs in again, and comes back. */
async function orLogin<T>(query: Promise<T>): Promise<T> {
  try {
    return await orNotFound(query);
  } catch (error) {
    if (DomainError.is(error) && error.code === "request.signed-out") redirect(await loginPath());
    throw error;
  }
}

/** A listing of whoever asks, read once a request; Next's 404 for anybody else's. */
export const loadRevision = cache((id: string) =>
  orLogin(withRevision(id, (holder) => getRevision(id, holder))),
);

/** Who receives the visitors of its home, and the people who could. */
export const loadLooperChoice = cache((id: string) =>
  orLogin(withRevision(id, (holder) => getLooperChoice(id, holder))),
);

/** What was handed in, for the team; Next's 404 for everybody else. */
export const loadReviewed = cache(async (id: string) => {
  const visitor = await currentVisitor();
  if (visitor === null) redirect(await loginPath());
  if (visitor.kind !== "person") notFound();
  return orNotFound(getReviewedPreview(id, visitor.actor));
});
