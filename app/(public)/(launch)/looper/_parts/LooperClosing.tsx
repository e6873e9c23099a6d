import { Facade } from "@/components/illustrations/Facade";
import { JoinButton } from "@/components/prelaunch/JoinButton";
import { Container } from "@/components/ui/Container";
import { LOOPER } from "../copy";

/** The last word: a house of one's street, whose door is open. */
export function LooperClosing({ prelaunch }: { prelaunch: boolean }) {
  const { closing } = LOOPER;
  return (
    <Container className="pb-section">
      <section
        aria-labelledby="appel-titre"
        className="grid gap-x-10 overflow-hidden rounded-panel bg-mimosa text-on-mimosa sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="p-6 pb-0 sm:p-10 lg:p-14">
          <h2 id="appel-titre" className="max-w-[11em] text-title">
            {closing.title}
          </h2>
          <p className="mt-4 text-lead">{closing.lead}</p>
          <JoinButton
            prelaunch={prelaunch}
            labels={closing}
            className="mt-8 bg-on-mimosa text-mimosa hover:bg-on-mimosa/85"
          />
        </div>
        <Facade
          step={3}
          className="mt-8 h-56 justify-self-center self-end sm:mr-8 sm:h-72 lg:mr-20"
        />
      </section>
    </Container>
  );
}
