"use client";

import { FormProvider, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { Callout } from "@/components/ui/Callout";
import { cx } from "@/components/ui/cx";
import { SEND_AGAIN } from "@/lib/content/send-failures";
import type { ActionState, FormAction } from "@/lib/kernel/forms";
import { FormKey } from "./FormKey";
import { saveFormKey } from "./form-keys";
import { OfferedText } from "./OfferedText";
import { Unsent } from "./Unsent";
import { type FormState, useFormAction } from "./useFormAction";
import { useOwnText } from "./useOwnText";
import { dropTypedText, useTypedText } from "./useTypedText";

export type { FormAction };

export interface Sending {
  pending: boolean;
  state: FormState;
  /** What is done with an answer of the form's action, by whoever sends it another way. */
  settle: (state: ActionState) => ActionState;
}

const SendingContext = createContext<Sending>({
  pending: false,
  state: null,
  settle: (state) => state,
});

/** Whether the form around is being sent, and what it gave back last. */
export function useSending(): Sending {
  return useContext(SendingContext);
}

/**
 * What was done. Where what was pressed is gone with it, the message has the focus that it had; out of the window, as over a
 * long list, it comes into it.
 */
function Message({ text, state }: { text: string; state: FormState }) {
  const message = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is one more message, of the same words too
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) {
      message.current?.focus({ preventScroll: true });
    }
    const { bottom = 0, top = 0 } = message.current?.getBoundingClientRect() ?? {};
    if (bottom < 0 || top > window.innerHeight)
      message.current?.scrollIntoView({ block: "center" });
  }, [state]);
  return (
    <div ref={message} tabIndex={-1} className="rounded-card outline-offset-2">
      <Callout tone={state?.isNothing ? "info" : "success"} live>
        <p>{text}</p>
      </Callout>
    </div>
  );
}

/**
 * A form over a server action, with or without scripts: what is wrong stands by its field, the first
 * such field has the focus, what was typed stays. Where no answer comes, or none of ours, the form stays as it
 * is, says so and is sent again as it stands. Its controls are those of this folder.
 */
export function ActionForm({
  id,
  action,
  defaultValue,
  className,
  afterMessage,
  onDone,
  children,
}: {
  id: string;
  action: FormAction;
  defaultValue?: Record<string, string | boolean | readonly string[] | null | undefined>;
  className?: string;
  /** What stands under the message of success. */
  afterMessage?: ReactNode;
  /** Called once it was sent and done, before the page is left for it. */
  onDone?: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLFormElement>(null);
  const own = useOwnText(id, element, onDone);
  const settle = (answer: ActionState) => {
    dropTypedText(id);
    // Now: what the answer changes may take the form away, and bring it back on the same page.
    if (answer?.key !== undefined) saveFormKey(id, answer.key);
    return own.settle(answer);
  };
  const [state, submit, pending] = useFormAction(action, settle);
  /** What the form was sent by last. */
  const submitter = useRef<HTMLElement | null>(null);
  const isRestored = useTypedText(id, element, state);
  const { hold } = own;
  useEffect(() => {
    if (state?.unsent !== undefined) hold();
  }, [state, hold]);
  const [form] = useForm({
    id,
    lastResult: (state?.result ?? null) as SubmissionResult<string[]> | null,
    ...(defaultValue === undefined ? {} : { defaultValue }),
  });
  return (
    <FormProvider context={form.context}>
      <SendingContext value={{ pending, state, settle }}>
        <form
          {...getFormProps(form)}
          ref={element}
          // The messages are ours, in the page, not the browser's.
          noValidate
          action={submit}
          // React empties a form after its action: what was typed would be gone with the refusal. An
          // answer that says so does it (lib/auth/user-action.ts).
          onReset={(event) => event.preventDefault()}
          onSubmitCapture={({ nativeEvent }) => {
            submitter.current = (nativeEvent as SubmitEvent).submitter;
          }}
          className={cx("flex flex-col gap-5", className)}
        >
          <FormKey formId={id} state={state} />
          {form.errors && (
            <Callout tone="problem" live>
              <p id={form.errorId}>{form.errors.join(" ")}</p>
            </Callout>
          )}
          {state?.message && (
            <>
              <Message text={state.message} state={state} />
              {afterMessage}
            </>
          )}
          <OfferedText offer={own.offer} clear={own.clear} />
          {isRestored && own.offer === "none" && (
            <Callout live>
              <p>{SEND_AGAIN.restored}</p>
            </Callout>
          )}
          {children}
          {state?.unsent && (
            <Unsent
              failure={state.unsent}
              pending={pending}
              again={() => {
                const { current } = submitter;
                element.current?.requestSubmit(current?.isConnected ? current : null);
              }}
            />
          )}
        </form>
      </SendingContext>
    </FormProvider>
  );
}
