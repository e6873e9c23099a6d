import { NotOpenYet } from "@/components/prelaunch/NotOpenYet";
import { Head } from "../head";

/** The page of a part that opens later. */
export function NotOpen({
  copy: { title, heading, text },
  callback = null,
}: {
  copy: { title: string; heading: string; text: string };
  /** A path of this site that was checked. */
  callback?: string | null;
}) {
  return (
    <>
      <Head title={title} />
      <NotOpenYet heading={heading} text={text} callback={callback} />
    </>
  );
}
