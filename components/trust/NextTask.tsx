import { LinkButton } from "@/components/ui/Button";
import { nextTaskRoute } from "@/lib/routes/tasks";
import { TASKS } from "./tasks-copy";

/** From a list in which tasks are settled to the next one of all. */
export function NextTask() {
  return (
    <LinkButton href={nextTaskRoute()} variant="secondary">
      {TASKS.bar.next}
    </LinkButton>
  );
}
