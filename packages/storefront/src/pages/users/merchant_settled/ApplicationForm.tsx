import { applicationForm, type ApplicationDraft } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { Button, Card, Heading, Message, Steps, Text, type UseUpload } from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { FormProvider, useForm, type FieldError, type UseFormReturn } from "react-hook-form";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { contractResolver } from "../../../features/forms/contract-resolver.ts";
import { useFieldErrorText } from "../../../features/forms/field-texts.ts";
import { usePictures } from "../../../features/uploads/use-pictures.ts";
import {
  bodyOf,
  draftOf,
  fieldsOfStep,
  stepCount,
  valuesOf,
  type ApplicationValues,
  fieldNames,
} from "./application-values.ts";
import * as styles from "./page.css.ts";
import { AgreementStep } from "./steps/AgreementStep.tsx";
import { BusinessStep } from "./steps/BusinessStep.tsx";
import { ReviewStep } from "./steps/ReviewStep.tsx";
import { ShopStep } from "./steps/ShopStep.tsx";
import { useDraft } from "./use-draft.ts";
import { showFailure } from "../../../features/forms/show-failure.ts";

const resolver = contractResolver<ApplicationValues>(
  applicationForm,
  (values) => bodyOf(values),
  ({ agreed, papers, categoryId, typeId }) => ({
    ...(agreed ? {} : { agreed: "agreement" as const }),
    ...(papers.length === 0 ? { papers: "emptyPapers" as const } : {}),
    ...(categoryId === "" ? { categoryId: "emptyMerchantCategory" as const } : {}),
    ...(typeId === "" ? { typeId: "emptyMerchantType" as const } : {}),
  }),
  fieldNames,
);

export interface ApplicationFormProps {
  readonly title: string;
  readonly start: ApplicationDraft | null;
  readonly savedAt: string | undefined;
  /** Decision date if the application was submitted now. */
  readonly dueAt: string;
  readonly email: string;
  /** Called with the decision date. */
  readonly onSent: (dueAt: string) => void;
}

/** Copies the URLs of uploaded pictures to a field of the form. */
const useFieldOfPictures = (
  form: UseFormReturn<ApplicationValues>,
  name: "papers" | "publicPapers",
  { values }: UseUpload,
): void => {
  const addresses = values.join(" ");
  useEffect(() => {
    if (form.getValues(name).join(" ") === addresses) return;
    const list = addresses === "" ? [] : addresses.split(" ");
    form.setValue(name, list, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }, [form, name, addresses]);
};

/** The application form in four steps; its draft is saved automatically. */
export const ApplicationForm = (props: ApplicationFormProps): ReactElement => {
  const { title, start, savedAt, dueAt, email, onSent } = props;
  const { api } = useApp();
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const failureText = useApiErrorText();
  const toast = useShowToast();
  const previousId = start?.previousId ?? undefined;
  const [step, setStep] = useState(start?.step ?? 1);
  const form = useForm<ApplicationValues>({ resolver, defaultValues: valuesOf(start, email) });
  const pictures = usePictures("settlement", start?.papers ?? []);
  const publicPictures = usePictures("settlement", start?.publicPapers ?? []);
  const draft = useDraft(savedAt);
  const send = useMutation(mutations.settledApply(api));
  const heading = useRef<HTMLHeadingElement>(null);

  const { save } = draft;
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name }) => {
      // The code isn't part of the draft.
      if (name !== "captcha") save(draftOf(values as ApplicationValues, step, previousId));
    });
    return unsubscribe;
  }, [form, save, step, previousId]);
  useFieldOfPictures(form, "papers", pictures);
  useFieldOfPictures(form, "publicPapers", publicPictures);

  const goTo = (next: number): void => {
    setStep(next);
    save(draftOf(form.getValues(), next, previousId));
    requestAnimationFrame(() => heading.current?.focus());
  };
  const toastFor = (fields: readonly (keyof ApplicationValues)[]): void => {
    const wrong = fields
      .map((name) => form.getFieldState(name).error as FieldError | undefined)
      .find(Boolean);
    toast({ tone: "critical", message: errorText(wrong) ?? "" });
  };
  const next = async (): Promise<void> => {
    const fields = fieldsOfStep[step] ?? [];
    if (await form.trigger([...fields], { shouldFocus: true })) goTo(step + 1);
    else toastFor(fields);
  };
  const submit = form.handleSubmit(
    async (values) => {
      await draft.pause();
      send.mutate(
        { body: bodyOf(values, previousId), quiet: true },
        {
          onError: () => draft.resume(draftOf(form.getValues(), step, previousId)),
          onSuccess: ({ dueTime }) => {
            toast({
              message: intl.formatMessage({
                defaultMessage: "Application submitted. We review it within 15 business days.",
                description: "Toast",
              }),
            });
            onSent(dueTime);
          },
        },
      );
    },
    () => {
      const first = [1, 2, 3, 4].find((number) =>
        fieldsOfStep[number]?.some((name) => form.getFieldState(name).invalid),
      );
      toastFor(fieldsOfStep[first ?? stepCount] ?? []);
      if (first !== undefined && first !== step) goTo(first);
    },
  );

  const titles = [
    intl.formatMessage({ defaultMessage: "Business", description: "Step of the application" }),
    intl.formatMessage({ defaultMessage: "Shop and documents", description: "Step of the application" }),
    intl.formatMessage({ defaultMessage: "Agreement", description: "Step of the application" }),
    intl.formatMessage({ defaultMessage: "Review", description: "Step of the application" }),
  ];
  return (
    <div className={styles.stack}>
      <Card className={styles.stack}>
        <div className={styles.head}>
          <div>
            <Heading level={1}>{title}</Heading>
            <Text element="p" tone="muted">
              <FormattedMessage
                defaultMessage="Answered within 15 business days. If sent today: by {date}."
                description="Below the title of the application"
                values={{ date: <DateTime value={dueAt} dateOnly /> }}
              />
            </Text>
          </div>
          <Text tone="muted" role="status">
            {draft.failed ? (
              <FormattedMessage defaultMessage="Not saved. We’ll try again." description="State of a draft" />
            ) : draft.isSaving ? (
              <FormattedMessage defaultMessage="Saving…" description="State of a draft" />
            ) : draft.savedAt === undefined ? (
              <FormattedMessage defaultMessage="Saved as you type" description="State of a draft" />
            ) : (
              <FormattedMessage
                defaultMessage="Saved {time}"
                description="State of a draft"
                values={{ time: <DateTime value={draft.savedAt} /> }}
              />
            )}
          </Text>
        </div>
        <Steps variant="bar" steps={titles.map((name) => ({ title: name }))} current={step - 1} />
      </Card>
      <Card>
        <FormProvider {...form}>
          <form
            noValidate
            className={styles.stack}
            onSubmit={(event) => {
              event.preventDefault();
              void (step === stepCount ? submit() : next());
            }}
          >
            <Heading level={2} ref={heading} tabIndex={-1}>
              {titles[step - 1]}
            </Heading>
            {send.error && (
              <Message ref={showFailure} tone="critical" role="alert">
                {failureText(send.error)}
              </Message>
            )}
            {step === 1 && <BusinessStep />}
            {step === 2 && <ShopStep pictures={pictures} publicPictures={publicPictures} />}
            {step === 3 && <AgreementStep />}
            {step === 4 && <ReviewStep onEdit={goTo} />}
            <div className={styles.foot}>
              {step > 1 ? (
                <Button startIcon={ChevronLeft} onClick={() => goTo(step - 1)}>
                  {titles[step - 2]}
                </Button>
              ) : (
                <span />
              )}
              <Button
                type="submit"
                variant="solid"
                loading={
                  form.formState.isSubmitting ||
                  send.isPending ||
                  (step === 2 && (pictures.loading || publicPictures.loading))
                }
              >
                {step === stepCount ? (
                  <FormattedMessage
                    defaultMessage="Submit application"
                    description="Button of the last step"
                  />
                ) : (
                  <FormattedMessage
                    defaultMessage="Next: {step}"
                    description="Button to the next step"
                    values={{ step: titles[step] }}
                  />
                )}
              </Button>
            </div>
          </form>
        </FormProvider>
      </Card>
    </div>
  );
};
