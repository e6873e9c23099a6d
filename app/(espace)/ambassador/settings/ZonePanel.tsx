"use client";

import { useField } from "@conform-to/react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { ChoiceChip } from "@/components/ui/Choice";
import type { ZoneView } from "@/lib/looper/zone/views";
import { CAPACITY, RADIUS_KM } from "@/lib/looper-zones/rules";
import { spaceRoutes } from "@/lib/routes/space";
import { ZONE } from "./zone-copy";

/** Where a looper takes leads, and how many at once. */
export function ZonePanel({ zone, action }: { zone: ZoneView; action: FormAction }) {
  const { centre, radiusKm, communes, capacity, openLeads } = zone;
  return (
    <Panel id="secteur" title={ZONE.title}>
      <p className="max-w-text text-ink-soft">{ZONE.text}</p>
      {centre === null && (
        <Callout tone="warning">
          <p>{ZONE.noCentre}</p>
          <LinkButton href={spaceRoutes.settingsTab("profil")} variant="secondary" className="mt-3">
            {ZONE.profile}
          </LinkButton>
        </Callout>
      )}
      {(centre !== null || communes.length > 0) && (
        <ActionForm
          id="secteur-looper"
          action={action}
          defaultValue={{
            kind: radiusKm === null ? "communes" : "circle",
            radiusKm: radiusKm === null ? null : String(radiusKm),
            communes: communes.filter(({ isChosen }) => isChosen).map(({ code }) => code),
            capacity: String(capacity),
          }}
          className="max-w-xl"
        >
          <SelectField
            name="kind"
            label={ZONE.kind}
            options={[
              ...(centre === null ? [] : [{ value: "circle", label: ZONE.circle(centre) }]),
              { value: "communes", label: ZONE.chosen },
            ]}
          />
          <TextField
            name="radiusKm"
            label={ZONE.radius}
            hint={ZONE.radiusHint}
            className="in-[form:has(option[value=communes]:checked)]:hidden"
            type="number"
            min={RADIUS_KM.min}
            max={RADIUS_KM.max}
          />
          <Communes communes={communes} />
          <TextField
            name="capacity"
            label={ZONE.capacity}
            hint={ZONE.capacityHint(openLeads)}
            type="number"
            min={CAPACITY.min}
            max={CAPACITY.max}
          />
          <SubmitButton sending={ZONE.sending} className="self-start">
            {ZONE.submit}
          </SubmitButton>
        </ActionForm>
      )}
    </Panel>
  );
}

function Communes({ communes }: Pick<ZoneView, "communes">) {
  const [field] = useField<string[]>("communes");
  const error = field.errors?.join(" ");
  const ticked = [field.initialValue ?? []].flat();
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      aria-describedby={error ? `${field.id}-erreur` : undefined}
      className="min-w-0 in-[form:has(option[value=circle]:checked)]:hidden"
    >
      <legend className="font-semibold">{ZONE.communes}</legend>
      <p className="mb-2 text-fine text-ink-soft">{ZONE.communesHint}</p>
      <div key={field.key} className="flex max-h-80 flex-wrap gap-2 overflow-y-auto p-1">
        {communes.map(({ code, name, distanceM }) => (
          <ChoiceChip
            key={code}
            type="checkbox"
            name={field.name}
            value={code}
            defaultChecked={ticked.includes(code)}
          >
            {name}
            {distanceM > 0 && ` · ${ZONE.distance(Math.max(1, Math.round(distanceM / 1_000)))}`}
          </ChoiceChip>
        ))}
      </div>
      {error && (
        <p id={`${field.id}-erreur`} className="mt-2 text-small font-medium text-tile-strong">
          {error}
        </p>
      )}
    </fieldset>
  );
}
