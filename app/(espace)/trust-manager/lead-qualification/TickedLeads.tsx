import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TickedBar } from "@/components/trust/Ticks";
import type { FilterOption } from "@/lib/kernel/list-filter";
import { HELD_REASONS, type LeadList } from "@/lib/trust/leads/rules";
import { LEAD_QUALIFICATION } from "./copy";

const COPY = LEAD_QUALIFICATION.some;
const { handOver } = LEAD_QUALIFICATION;

/** What is done with the leads that are ticked: their loopers are reminded, or they are handed over to one. */
export function TickedLeads({
  view,
  loopers,
}: {
  view: LeadList;
  loopers: readonly FilterOption[];
}) {
  return (
    <TickedBar title={COPY.title}>
      {view !== "free" && (
        <SubmitButton
          name="move"
          value="remind"
          variant="secondary"
          sending={handOver.sending}
          className="self-start"
        >
          {COPY.remind}
        </SubmitButton>
      )}
      {loopers.length > 0 && (
        <FormDisclosure summary={COPY.handOver} className="border-y border-line">
          <div className="flex max-w-text flex-col gap-5">
            <SelectField
              name="toId"
              label={handOver.looper}
              options={[
                { value: "", label: COPY.pickLooper },
                ...loopers.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            {view !== "free" && (
              <SelectField
                name="reason"
                label={handOver.reason}
                hint={COPY.reasonHint}
                options={[
                  { value: "", label: handOver.pick },
                  ...HELD_REASONS.map((value) => ({ value, label: handOver.reasons[value] })),
                ]}
              />
            )}
            <SubmitButton
              name="move"
              value="handOver"
              sending={handOver.sending}
              className="self-start"
            >
              {COPY.send}
            </SubmitButton>
          </div>
        </FormDisclosure>
      )}
    </TickedBar>
  );
}
