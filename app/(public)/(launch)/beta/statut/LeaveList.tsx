import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Disclosure } from "@/components/ui/Disclosure";
import { Link } from "@/components/ui/Link";
import { WAITLIST } from "@/components/waitlist/copy";
import { routes } from "@/lib/routes/public";

const { erase } = WAITLIST;

/** What the waitlist keeps of the person, and how it is erased. */
export function LeaveList({
  email,
  token,
  joined,
  action,
}: {
  email: string;
  token: string;
  joined: boolean;
  action: FormAction;
}) {
  return (
    <div className="max-w-text">
      <p className="wrap-anywhere text-small text-ink-soft">
        {erase.registered(email)}{" "}
        <Link href={routes.privacy} className="text-link">
          {erase.privacy}
        </Link>
      </p>
      <Disclosure summary={erase.title} className="mt-3 border-y border-line">
        <ActionForm id="effacement" action={action}>
          <input type="hidden" name="jeton" value={token} />
          <p>{joined ? erase.account : erase.lead}</p>
          <SubmitButton variant="danger" sending={erase.sending} className="self-start">
            {erase.submit}
          </SubmitButton>
        </ActionForm>
      </Disclosure>
    </div>
  );
}
