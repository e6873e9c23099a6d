import { Button, LinkButton } from "@/components/ui/Button";
import { ChoiceChip } from "@/components/ui/Choice";
import { Field, Input } from "@/components/ui/Field";
import { Select } from "@/components/ui/Select";
import { SELF_ASSIGNABLE_ROLES } from "@/lib/kernel/roles";
import type { SortQuery } from "@/lib/kernel/sorted-list";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { DIRECT, REFERRED, STAGES } from "@/lib/waitlist/administration/rules";
import type { EntryFilter } from "@/lib/waitlist/administration/views";
import { WAITLIST_ADMIN } from "../copy";

const COPY = WAITLIST_ADMIN.list;

/** Whether anything narrows the list. */
export function isNarrowed({ search, role, stage, source, referrers }: EntryFilter): boolean {
  return search !== "" || role !== null || stage !== null || source !== null || referrers;
}

/** What a filter is in an address. */
export function parametersOf({ search, role, stage, source, referrers }: EntryFilter) {
  return { q: search, role, etape: stage, source, parrains: referrers ? "oui" : null };
}

/** Narrows the list by its address: works without scripts. */
export function EntryFilters({
  filter,
  order,
  campaigns,
}: {
  filter: EntryFilter;
  order: SortQuery;
  campaigns: readonly string[];
}) {
  const { search, role, stage, source, referrers } = filter;
  const known = new Set([DIRECT, REFERRED, ...campaigns, ...(source === null ? [] : [source])]);
  return (
    <search>
      <form action={spaceRoutes.trustManager.waitlist} className="flex flex-col gap-4">
        <input type="hidden" name="filtre" value="liste" />
        {order.tri && <input type="hidden" name="tri" value={order.tri} />}
        {order.sens && <input type="hidden" name="sens" value={order.sens} />}
        <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1fr]">
          <Field id="recherche" label={COPY.search}>
            {(control) => (
              <Input
                type="search"
                name="q"
                defaultValue={search}
                maxLength={254}
                autoComplete="off"
                {...control}
              />
            )}
          </Field>
          <Field id="profil" label={COPY.role}>
            {(control) => (
              <Select
                name="role"
                defaultValue={role ?? ""}
                options={[
                  { value: "", label: COPY.anyRole },
                  ...SELF_ASSIGNABLE_ROLES.map((value) => ({
                    value,
                    label: WAITLIST_ADMIN.roles[value],
                  })),
                ]}
                {...control}
              />
            )}
          </Field>
          <Field id="etape" label={COPY.stage}>
            {(control) => (
              <Select
                name="etape"
                defaultValue={stage ?? ""}
                options={[
                  { value: "", label: COPY.anyStage },
                  ...STAGES.map((value) => ({ value, label: WAITLIST_ADMIN.stages[value] })),
                ]}
                {...control}
              />
            )}
          </Field>
          <Field id="provenance" label={COPY.source}>
            {(control) => (
              <Select
                name="source"
                defaultValue={source ?? ""}
                options={[
                  { value: "", label: COPY.anySource },
                  ...[...known].map((value) => ({ value, label: WAITLIST_ADMIN.source(value) })),
                ]}
                {...control}
              />
            )}
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <ChoiceChip type="checkbox" name="parrains" value="oui" defaultChecked={referrers}>
            {COPY.referrers}
          </ChoiceChip>
          <Button type="submit">{COPY.filter}</Button>
          {isNarrowed(filter) && (
            <LinkButton
              href={trustListOf("waitlist", { filtre: "liste", ...order })}
              variant="quiet"
            >
              {COPY.clear}
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  );
}
