import { Panel } from "@/components/space/Panel";
import { Callout } from "@/components/ui/Callout";
import { NOTIFICATIONS } from "../copy";

/** Exactly what is sent to the person: nothing here is to be switched, for all of it answers or protects. */
export function NotificationsTab() {
  return (
    <Panel id="preferences" title={NOTIFICATIONS.title}>
      <p className="max-w-text text-ink-soft">{NOTIFICATIONS.lead}</p>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {NOTIFICATIONS.groups.map(({ id, title, sent }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="flex flex-col gap-3 lg:first:row-span-2"
          >
            <h3 id={id} className="font-semibold">
              {title}
            </h3>
            <ul className="flex flex-col divide-y divide-line border-y border-line">
              {sent.map((line) => (
                <li key={line} className="py-2.5 text-small">
                  {line}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Callout title={NOTIFICATIONS.nothingElse.title} className="mt-4">
        <p>{NOTIFICATIONS.nothingElse.text}</p>
      </Callout>
    </Panel>
  );
}
