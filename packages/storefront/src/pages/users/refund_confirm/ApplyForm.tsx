import { newAttemptKey } from "@carmine/api/client";
import { applyRefund, limits } from "@carmine/api/contract";
import { mutations, type RefundForm } from "@carmine/api/hooks";
import {
  Button,
  ButtonLink,
  Card,
  CardHead,
  Message,
  Price,
  RadioCard,
  RadioGroup,
  Select,
  Text,
  TextArea,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { contractResolver } from "../../../features/forms/contract-resolver.ts";
import { useFieldErrorText } from "../../../features/forms/field-texts.ts";
import { useRefusal } from "../../../features/forms/use-refusal.ts";
import { useCurrency } from "../../../features/home-data.ts";
import { useBill } from "../../../features/orders/order-items.tsx";
import { orderHref, refundHref } from "../../../features/orders/order-paths.ts";
import { PictureField } from "../../../features/uploads/PictureField.tsx";
import { usePicturesError } from "../../../features/uploads/use-pictures-error.ts";
import { usePictures } from "../../../features/uploads/use-pictures.ts";
import { amountOf, bodyOf, fieldNames, unitCountOf, type RefundValues } from "./choices.ts";
import { refundDraft, startOf, type RefundDraft } from "./refund-draft.ts";
import { RefundItems } from "./RefundItems.tsx";
import * as styles from "./page.css.ts";
import { showFailure } from "../../../features/forms/show-failure.ts";

/** Retries of the same form use the same key, so that they create one refund; a changed form gets a new key. */
const useAttemptKey = (): ((body: unknown) => string) => {
  const last = useRef({ text: "", key: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: newAttemptKey() };
    return last.current.key;
  };
};

export interface ApplyFormProps {
  readonly form: RefundForm;
  readonly reasons: readonly string[];
  /** The stored draft. */
  readonly draft: RefundDraft | null;
  /** Called when the request is saved, before navigation. */
  readonly onSent: () => void;
}

/** The refund form: items, method and reason. The input is stored in the tab until it is submitted. */
export const ApplyForm = ({ form, reasons, draft, onSent }: ApplyFormProps): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const bill = useBill();
  const { digits } = useCurrency();
  const errorText = useFieldErrorText();
  const failureText = useApiErrorText();
  const toast = useShowToast();
  const pictures = usePictures("refund", draft?.pictures);
  const picturesError = usePicturesError(pictures);
  const keyFor = useAttemptKey();
  const { mutate, isPending, isSuccess, error: failure } = useMutation(mutations.applyRefund(api));
  const { control, handleSubmit, register, setValue, watch, formState } = useForm<RefundValues>({
    resolver: contractResolver<RefundValues>(
      applyRefund.body,
      (values) => bodyOf(form.orderNo, values, []),
      undefined,
      fieldNames,
    ),
    defaultValues: startOf(form, reasons, draft),
  });
  const refuse = useRefusal(control);
  const { errors } = formState;
  const shown = watch();
  const { counts, withReturn } = shown;
  const [tried, setTried] = useState(false);
  const typed = JSON.stringify({ ...shown, pictures: pictures.values } satisfies RefundDraft);
  useEffect(() => {
    const kept = refundDraft(form.orderNo);
    if (isSuccess) kept.forget();
    else kept.keep(JSON.parse(typed) as RefundDraft);
  }, [isSuccess, form.orderNo, typed]);

  const send = (values: RefundValues): void => {
    setTried(true);
    if (picturesError !== undefined) toast({ tone: "critical", message: picturesError });
    if (isPending || picturesError !== undefined) return;
    const body = bodyOf(form.orderNo, values, pictures.values);
    mutate(
      { body, headers: { "idempotency-key": keyFor(body) }, quiet: true },
      {
        onSuccess: (data) => {
          onSent();
          toast({
            message: intl.formatMessage({ defaultMessage: "Request sent to the shop", description: "Toast" }),
          });
          void navigate(data ? refundHref(data.refundNo) : paths.refunds);
        },
      },
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send, refuse)(event)}>
      {failure && (
        <Message ref={showFailure} tone="critical" role="alert">
          {failureText(failure)}
        </Message>
      )}
      <RefundItems
        form={form}
        counts={counts}
        onCounts={(next) => setValue("counts", next, { shouldValidate: formState.isSubmitted })}
        error={errorText(errors.counts as Parameters<typeof errorText>[0])}
      />
      <Card padding="none" element="section">
        <CardHead title={<FormattedMessage defaultMessage="Details" description="Refund form: title" />} />
        <div className={styles.fields}>
          {form.canReturn && (
            <RadioGroup
              orientation="horizontal"
              label={intl.formatMessage({
                defaultMessage: "How would you like to resolve this?",
                description: "Refund form: items back or not",
              })}
              value={withReturn ? "return" : "refund"}
              onValueChange={(kind) => setValue("withReturn", kind === "return")}
            >
              <RadioCard
                value="return"
                title={intl.formatMessage({
                  defaultMessage: "Return and refund",
                  description: "Type of refund",
                })}
                description={intl.formatMessage({
                  defaultMessage: "Send the items back, then get your refund.",
                  description: "Type of refund",
                })}
              />
              <RadioCard
                value="refund"
                title={intl.formatMessage({ defaultMessage: "Refund only", description: "Type of refund" })}
                description={intl.formatMessage({
                  defaultMessage: "Missing, broken or never arrived: you keep what you received.",
                  description: "Type of refund",
                })}
              />
            </RadioGroup>
          )}
          <Select
            className={styles.narrow}
            label={intl.formatMessage({ defaultMessage: "Reason", description: "Label of a field" })}
            error={errorText(errors.reason)}
            placeholder={intl.formatMessage({
              defaultMessage: "Choose a reason",
              description: "Empty choice",
            })}
            options={reasons.map((reason) => ({ value: reason, label: reason }))}
            {...register("reason")}
          />
          <TextArea
            label={intl.formatMessage({
              defaultMessage: "Tell the shop more (optional)",
              description: "Label of a field",
            })}
            maxLength={limits.refundRemark}
            counter={(used, most) => `${used} / ${most}`}
            error={errorText(errors.remark)}
            {...register("remark")}
          />
          <PictureField
            label={intl.formatMessage({
              defaultMessage: "Photos (optional)",
              description: "Label of a field",
            })}
            pictures={pictures}
            max={limits.refundPictures}
            error={tried ? picturesError : undefined}
          />
        </div>
        <div className={styles.foot}>
          <div className={styles.total}>
            <Text tone="muted">
              <FormattedMessage
                defaultMessage="Refund for {pieces}"
                description="Refund form: before the amount"
                values={{ pieces: bill.units(unitCountOf(counts)) }}
              />
            </Text>
            <Price parts={bill.parts(amountOf(form, counts, digits))} size={24} />
          </div>
          <ButtonLink href={orderHref(form.orderNo)}>
            <FormattedMessage
              defaultMessage="Back to the order"
              description="Button: leaves the refund form"
            />
          </ButtonLink>
          <Button type="submit" variant="solid" loading={isPending}>
            <FormattedMessage defaultMessage="Send request" description="Button: applies for a refund" />
          </Button>
        </div>
      </Card>
    </form>
  );
};
