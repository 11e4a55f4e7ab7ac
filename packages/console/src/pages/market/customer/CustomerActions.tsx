import {
  operatorCustomerCoupon,
  operatorCustomerCoupons,
  operatorCustomerDisable,
  operatorCustomerEnable,
  operatorCustomerErase,
  operatorCustomerExport,
  operatorCustomerKeep,
  operatorCustomerPoints,
  operatorCustomerSignOut,
  type Customer,
} from "@carmine/api/contract";
import {
  Button,
  DropdownMenu,
  DropdownMenuItem,
  NumberField,
  Select,
  useToast,
} from "@carmine/design-system";
import { FormattedMessage, useIntl, useMoney } from "@carmine/i18n/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState, type ReactNode } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";
import * as detail from "../../../features/list/detail.css.ts";

type Question = "points" | "coupon" | "status" | "signOut" | "export" | "erase";

/** Actions on a customer. Each asks for a reason, which is in the audit log. */
export const CustomerActions = ({ customer }: { customer: Customer }) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { can } = useWorkspace();
  const setPoints = useWrite(operatorCustomerPoints);
  const giveCoupon = useWrite(operatorCustomerCoupon);
  const disable = useWrite(operatorCustomerDisable);
  const enable = useWrite(operatorCustomerEnable);
  const signOut = useWrite(operatorCustomerSignOut);
  const exportData = useWrite(operatorCustomerExport);
  const erase = useWrite(operatorCustomerErase);
  const keep = useWrite(operatorCustomerKeep);
  const [question, setQuestion] = useState<Question>();
  const [by, setBy] = useState<number | null>(null);
  const [couponId, setCouponId] = useState<string>();
  const { uid, name, points, erasureAt } = customer;
  const isDisabled = customer.status === "disabled";
  const calls = [setPoints, giveCoupon, disable, enable, signOut, exportData, erase, keep];
  const isLoading = calls.some(({ isPending }) => isPending);
  if (customer.isOperator && !can("staff.write")) return null;

  const after = (message: string) => ({
    onSettled: () => setQuestion(undefined),
    onSuccess: () => toast({ message }),
    onError: (error: Parameters<typeof errorText>[0]) =>
      toast({ message: errorText(error), tone: "critical" as const }),
  });
  const saved = intl.formatMessage({
    defaultMessage: "Saved",
    description: "Console entries: after a save",
  });
  const notified = intl.formatMessage({
    defaultMessage: "Saved. The customer was notified.",
    description: "Console customer: result",
  });
  const dialog = (which: Question) => ({
    open: question === which,
    onOpenChange: (isShown: boolean) => setQuestion(isShown ? which : undefined),
    label: intl.formatMessage({
      defaultMessage: "Reason (for the audit log)",
      description: "Console: field of a recorded action",
    }),
    maxLength: 500,
    loading: isLoading,
  });
  const item = (which: Question, text: ReactNode, isCritical = false) => (
    <DropdownMenuItem {...(isCritical && { tone: "critical" as const })} onSelect={() => setQuestion(which)}>
      {text}
    </DropdownMenuItem>
  );
  const texts = {
    points: <FormattedMessage defaultMessage="Adjust points" description="Console customer: action" />,
    coupon: <FormattedMessage defaultMessage="Grant a coupon" description="Console customer: action" />,
    signOut: <FormattedMessage defaultMessage="Sign out everywhere" description="Console customer: action" />,
    export: <FormattedMessage defaultMessage="Send data export" description="Console customer: action" />,
    status: isDisabled ? (
      <FormattedMessage defaultMessage="Enable account" description="Console customer: action" />
    ) : (
      <FormattedMessage defaultMessage="Disable account" description="Console customer: action" />
    ),
    erase:
      erasureAt === null ? (
        <FormattedMessage defaultMessage="Erase account" description="Console customer: action" />
      ) : (
        <FormattedMessage defaultMessage="Cancel erasure" description="Console customer: action" />
      ),
  };
  const change = by ?? 0;
  return (
    <>
      <DropdownMenu
        trigger={
          <Button size="sm" endIcon={ChevronDown}>
            <FormattedMessage defaultMessage="Actions" description="Console: menu of an object" />
          </Button>
        }
      >
        {item("points", texts.points)}
        {item("coupon", texts.coupon)}
        {item("signOut", texts.signOut)}
        {customer.email !== null && item("export", texts.export)}
        {item("status", texts.status, !isDisabled)}
        {item("erase", texts.erase, erasureAt === null)}
      </DropdownMenu>
      <ReasonDialog
        {...dialog("points")}
        title={texts.points}
        description={
          <FormattedMessage
            defaultMessage="{name} has {count, plural, one {# usable point} other {# usable points}}."
            description="Console customer: points before a change"
            values={{ name, count: points.current }}
          />
        }
        tone="act"
        disabled={change === 0 || points.current + change < 0}
        confirmLabel={<FormattedMessage defaultMessage="Save" description="Console forms: button" />}
        onConfirm={(reason) =>
          setPoints.mutate(
            { body: { uid, from: points.current, to: points.current + change, reason } },
            after(notified),
          )
        }
      >
        <div className={detail.dialogFields}>
          <NumberField
            label={intl.formatMessage({
              defaultMessage: "Points to add, or a negative number to deduct",
              description: "Console customer: field",
            })}
            value={by}
            onValueChange={setBy}
            min={-points.current}
            max={1_000_000}
          />
        </div>
      </ReasonDialog>
      <ReasonDialog
        {...dialog("coupon")}
        title={texts.coupon}
        description={
          <FormattedMessage
            defaultMessage="The marketplace pays for it. Coupons that aren’t public can be granted, too."
            description="Console customer: which coupons can be granted"
          />
        }
        tone="act"
        disabled={couponId === undefined}
        confirmLabel={<FormattedMessage defaultMessage="Grant" description="Console customer: button" />}
        onConfirm={(reason) =>
          giveCoupon.mutate({ body: { uid, couponId: Number(couponId), reason } }, after(notified))
        }
      >
        <div className={detail.dialogFields}>
          {question === "coupon" && <CouponChoice uid={uid} value={couponId} onValueChange={setCouponId} />}
        </div>
      </ReasonDialog>
      <ReasonDialog
        {...dialog("signOut")}
        title={texts.signOut}
        description={
          <FormattedMessage
            defaultMessage="Signs {name} out on every device. They can sign in again."
            description="Console customer: consequence"
            values={{ name }}
          />
        }
        tone="act"
        confirmLabel={texts.signOut}
        onConfirm={(reason) => signOut.mutate({ body: { uid, reason } }, after(saved))}
      />
      <ReasonDialog
        {...dialog("export")}
        title={texts.export}
        description={
          <FormattedMessage
            defaultMessage="Emails a file with all account data to {email}. You won’t see it."
            description="Console customer: consequence"
            values={{ email: customer.email }}
          />
        }
        tone="act"
        confirmLabel={<FormattedMessage defaultMessage="Send" description="Console customer: button" />}
        onConfirm={(reason) => exportData.mutate({ body: { uid, reason } }, after(notified))}
      />
      <ReasonDialog
        {...dialog("status")}
        title={texts.status}
        description={
          isDisabled ? (
            <FormattedMessage
              defaultMessage="{name} can sign in again and is notified."
              description="Console customer: consequence"
              values={{ name }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="{name} is signed out, can’t sign in, and is notified. Placed orders continue."
              description="Console customer: consequence"
              values={{ name }}
            />
          )
        }
        tone={isDisabled ? "act" : "critical"}
        confirmLabel={texts.status}
        onConfirm={(reason) =>
          (isDisabled ? enable : disable).mutate({ body: { uid, reason } }, after(saved))
        }
      />
      <ReasonDialog
        {...dialog("erase")}
        title={texts.erase}
        description={
          erasureAt === null ? (
            <FormattedMessage
              defaultMessage="All personal data is deleted in 7 days. Until then, you or {name} can cancel it. Orders stay without a name."
              description="Console customer: consequence"
              values={{ name }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="The account stays, and {name} is notified."
              description="Console customer: consequence"
              values={{ name }}
            />
          )
        }
        tone={erasureAt === null ? "critical" : "act"}
        confirmLabel={texts.erase}
        onConfirm={(reason) =>
          erasureAt === null
            ? erase.mutate({ body: { uid, reason } }, after(notified))
            : keep.mutate({ body: { uid, reason } }, after(notified))
        }
      />
    </>
  );
};

interface CouponChoiceProps {
  uid: number;
  value: string | undefined;
  onValueChange: (id: string) => void;
}

const CouponChoice = ({ uid, value, onValueChange }: CouponChoiceProps) => {
  const intl = useIntl();
  const money = useMoney();
  const { data } = useRead(operatorCustomerCoupons, { params: { uid } });
  return (
    <Select
      label={intl.formatMessage({ defaultMessage: "Coupon", description: "Console customer: field" })}
      placeholder={
        data?.length === 0
          ? intl.formatMessage({
              defaultMessage: "No coupon can be granted",
              description: "Console customer: empty field",
            })
          : intl.formatMessage({
              defaultMessage: "Choose a coupon",
              description: "Console customer: empty field",
            })
      }
      value={value ?? ""}
      onValueChange={onValueChange}
      options={(data ?? []).map(({ id, name, value: amount }) => ({
        value: String(id),
        label: `${name} · ${money(amount).text}`,
      }))}
    />
  );
};
