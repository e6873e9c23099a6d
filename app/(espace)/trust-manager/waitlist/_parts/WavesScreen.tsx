"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { NoData } from "@/components/space/NoData";
import { Panel } from "@/components/space/Panel";
import { ListEnd } from "@/components/trust/ListEnd";
import { Button } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Field, Input } from "@/components/ui/Field";
import { Select } from "@/components/ui/Select";
import type { ListPage } from "@/lib/kernel/keyset";
import { SELF_ASSIGNABLE_ROLES, type SelfAssignableRole } from "@/lib/kernel/roles";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { percentShareOf, WAVE_DEFAULT, WAVE_MAX } from "@/lib/waitlist/administration/rules";
import type { WavePreview, WaveView } from "@/lib/waitlist/administration/views";
import { WAITLIST_ADMIN } from "../copy";

const COPY = WAITLIST_ADMIN.waves;

/** Chooses whom a wave is for, by the page's address. */
function WaveForm({
  queues,
  preview,
}: {
  queues: Record<SelfAssignableRole, number>;
  preview: WavePreview | null;
}) {
  return (
    <form action={spaceRoutes.trustManager.waitlist} className="flex flex-wrap items-end gap-4">
      <input type="hidden" name="filtre" value="vagues" />
      <Field id="profil" label={COPY.role} className="min-w-60 grow sm:max-w-xs">
        {(control) => (
          <Select
            name="role"
            defaultValue={preview?.role ?? SELF_ASSIGNABLE_ROLES[0]}
            options={SELF_ASSIGNABLE_ROLES.map((value) => ({
              value,
              label: COPY.roleOption(WAITLIST_ADMIN.roles[value], queues[value]),
            }))}
            {...control}
          />
        )}
      </Field>
      <Field id="nombre" label={COPY.size} className="min-w-60">
        {(control) => (
          <Input
            type="number"
            name="nombre"
            inputMode="numeric"
            min={1}
            max={WAVE_MAX}
            defaultValue={preview?.size ?? WAVE_DEFAULT}
            required
            {...control}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {COPY.preview}
      </Button>
    </form>
  );
}

/** Who would be invited, and the button that does it. */
function Preview({ preview, invite }: { preview: WavePreview; invite: FormAction }) {
  const { role, size, people, invited, firstId } = preview;
  if (firstId === null) {
    return (
      <Callout tone="info" live>
        <p>{COPY.nobody(WAITLIST_ADMIN.nouns[role][0])}</p>
      </Callout>
    );
  }
  const others = invited - people.length;
  return (
    <section
      aria-labelledby="apercu"
      className="flex flex-col gap-4 rounded-card border border-line-strong p-4 md:p-5"
    >
      <h3 id="apercu" className="font-display text-[1.125rem] font-bold">
        {COPY.previewTitle(invited)}
      </h3>
      {invited < size && <p className="text-small text-ink-soft">{COPY.fewer(size, invited)}</p>}
      <ol className="list-decimal divide-y divide-line pl-6 marker:text-ink-soft marker:tabular-nums">
        {people.map(({ id, email, confirmedAt, counted }) => (
          <li key={id} className="py-2 pl-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="min-w-0 font-medium wrap-anywhere">{email}</span>
              <span className="text-small text-ink-soft">
                {[
                  ...(counted > 0 ? [COPY.referrals(counted)] : []),
                  COPY.confirmedOn(confirmedAt),
                ].join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {others > 0 && <p className="pl-6 text-ink-soft">{COPY.others(others)}</p>}
      <ActionForm id="inviter" action={invite} className="border-t border-line pt-4">
        <FieldProblem name="size" />
        <FieldProblem name="firstId" />
        <input type="hidden" name="role" value={role} />
        <input type="hidden" name="size" value={invited} />
        <input type="hidden" name="firstId" value={firstId} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton sending={COPY.sending}>{COPY.invite(invited)}</SubmitButton>
          <p className="text-small text-ink-soft">{COPY.inviteHint}</p>
        </div>
      </ActionForm>
    </section>
  );
}

/** Units of the meter's drawing, which is stretched. */
const METER = 100;

function Wave({ wave: { role, size, joined, createdAt, authorName } }: { wave: WaveView }) {
  const share = percentShareOf(joined, size) ?? 0;
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-2">
      <div>
        <p className="font-semibold">{COPY.wave(size, ...WAITLIST_ADMIN.nouns[role])}</p>
        <p className="text-small text-ink-soft">{COPY.sent(createdAt, authorName)}</p>
      </div>
      <div className="flex flex-col justify-center gap-1.5">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${METER} 8`}
          preserveAspectRatio="none"
          width="100%"
          height="8"
          className="block rounded-full bg-sunken"
        >
          <rect width={share.toFixed(1)} height="8" className="fill-leaf" />
        </svg>
        <p className="text-small">{COPY.joined(joined, WAITLIST_ADMIN.share(share))}</p>
      </div>
    </li>
  );
}

/** Invites the next of a queue, and tells what came of those before. */
export function WavesScreen({
  queues,
  preview,
  isFirst,
  page,
  invite,
}: {
  queues: Record<SelfAssignableRole, number>;
  preview: WavePreview | null;
  isFirst: boolean;
  page: ListPage<WaveView>;
  invite: FormAction;
}) {
  const here = { filtre: "vagues" };
  return (
    <>
      <Panel id="inviter-une-vague" title={COPY.title}>
        <p className="max-w-text text-ink-soft">{COPY.lead}</p>
        <WaveForm queues={queues} preview={preview} />
        {preview && <Preview preview={preview} invite={invite} />}
      </Panel>
      {page.rows.length === 0 ? (
        <NoData>
          <p>{COPY.none}</p>
        </NoData>
      ) : (
        <Panel id="vagues-envoyees" title={COPY.past}>
          <ul className="divide-y divide-line">
            {page.rows.map((wave) => (
              <Wave key={wave.id} wave={wave} />
            ))}
          </ul>
        </Panel>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("waitlist", { ...here, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("waitlist", here)}
      />
    </>
  );
}
