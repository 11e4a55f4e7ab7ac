import {
  operatorShopClose,
  operatorShopFee,
  operatorShopOpen,
  operatorShopVerify,
  type OperatorShop,
} from "@carmine/api/contract";
import {
  Button,
  DropdownMenu,
  DropdownMenuItem,
  NumberField,
  Radio,
  RadioGroup,
  useToast,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";
import { usePercent } from "../../../features/shops/use-percent.ts";
import * as detail from "../../../features/list/detail.css.ts";

type Question = "close" | "verify" | "fee";

/** Actions on a shop. Each asks for a reason, which is in the audit log. */
export const ShopActions = ({ shop }: { shop: OperatorShop }) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const percent = usePercent();
  const close = useWrite(operatorShopClose);
  const open = useWrite(operatorShopOpen);
  const verify = useWrite(operatorShopVerify);
  const setFee = useWrite(operatorShopFee);
  const [question, setQuestion] = useState<Question>();
  const [isOwn, setOwn] = useState(shop.ownFee !== null);
  const [fee, setFeeValue] = useState<number | null>(shop.fee);
  const { id, name, isOpen, isVerified } = shop;
  const after = {
    onSettled: () => setQuestion(undefined),
    onSuccess: () =>
      toast({
        message: intl.formatMessage({
          defaultMessage: "Saved",
          description: "Console entries: after a save",
        }),
      }),
    onError: (error: Parameters<typeof errorText>[0]) =>
      toast({ message: errorText(error), tone: "critical" }),
  };
  const dialog = (which: Question) => ({
    open: question === which,
    onOpenChange: (isShown: boolean) => setQuestion(isShown ? which : undefined),
    label: intl.formatMessage({
      defaultMessage: "Reason (for the audit log)",
      description: "Console: field of a recorded action",
    }),
    maxLength: 500,
  });
  return (
    <>
      <DropdownMenu
        trigger={
          <Button size="sm" endIcon={ChevronDown} loading={open.isPending}>
            <FormattedMessage defaultMessage="Actions" description="Console: menu of an object" />
          </Button>
        }
      >
        {isOpen ? (
          <DropdownMenuItem tone="critical" onSelect={() => setQuestion("close")}>
            <FormattedMessage defaultMessage="Close shop" description="Console shop: action" />
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={() => open.mutate({ body: { id } }, after)}>
            <FormattedMessage defaultMessage="Open shop" description="Console shop: action" />
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => setQuestion("verify")}>
          {isVerified ? (
            <FormattedMessage defaultMessage="Remove verified badge" description="Console shop: action" />
          ) : (
            <FormattedMessage defaultMessage="Give verified badge" description="Console shop: action" />
          )}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setQuestion("fee")}>
          <FormattedMessage defaultMessage="Change fee" description="Console shop: action" />
        </DropdownMenuItem>
      </DropdownMenu>
      <ReasonDialog
        {...dialog("close")}
        title={
          <FormattedMessage
            defaultMessage="Close {name}?"
            description="Console shop: question before closing"
            values={{ name }}
          />
        }
        description={
          <FormattedMessage
            defaultMessage="The shop and its products are hidden right away. Placed orders continue, and its staff is emailed."
            description="Console shop: consequence of closing"
          />
        }
        confirmLabel={<FormattedMessage defaultMessage="Close shop" description="Console shop: action" />}
        loading={close.isPending}
        onConfirm={(reason) => close.mutate({ body: { id, reason } }, after)}
      />
      <ReasonDialog
        {...dialog("verify")}
        title={
          isVerified ? (
            <FormattedMessage defaultMessage="Remove verified badge" description="Console shop: action" />
          ) : (
            <FormattedMessage defaultMessage="Give verified badge" description="Console shop: action" />
          )
        }
        description={
          <FormattedMessage
            defaultMessage="Shoppers see the badge next to {name}."
            description="Console shop: meaning of the badge"
            values={{ name }}
          />
        }
        tone={isVerified ? "critical" : "act"}
        confirmLabel={<FormattedMessage defaultMessage="Save" description="Console forms: button" />}
        loading={verify.isPending}
        onConfirm={(reason) =>
          verify.mutate({ body: { id, from: isVerified, to: !isVerified, reason } }, after)
        }
      />
      <ReasonDialog
        {...dialog("fee")}
        title={<FormattedMessage defaultMessage="Change fee" description="Console shop: action" />}
        description={
          <FormattedMessage
            defaultMessage="Applies to orders that are paid from now on."
            description="Console shop: consequence of a new fee"
          />
        }
        tone="act"
        disabled={isOwn && fee === null}
        confirmLabel={<FormattedMessage defaultMessage="Save" description="Console forms: button" />}
        loading={setFee.isPending}
        onConfirm={(reason) =>
          setFee.mutate({ body: { id, from: shop.ownFee, to: isOwn ? fee : null, reason } }, after)
        }
      >
        <div className={detail.dialogFields}>
          <RadioGroup
            label={intl.formatMessage({ defaultMessage: "Fee", description: "Console shops: column" })}
            value={isOwn ? "own" : "category"}
            onValueChange={(value) => setOwn(value === "own")}
          >
            <Radio value="category">
              <FormattedMessage
                defaultMessage="{percent} (category)"
                description="Console shop: fee of its category"
                values={{ percent: percent(shop.categoryFee) }}
              />
            </Radio>
            <Radio value="own">
              <FormattedMessage
                defaultMessage="Agreed with this shop"
                description="Console shop: kind of fee"
              />
            </Radio>
          </RadioGroup>
          {isOwn && (
            <NumberField
              label={intl.formatMessage({
                defaultMessage: "Percentage of each sale",
                description: "Console shop: field",
              })}
              value={fee}
              onValueChange={setFeeValue}
              min={0}
              max={100}
              step={0.5}
              formatOptions={{ maximumFractionDigits: 2 }}
              end="%"
            />
          )}
        </div>
      </ReasonDialog>
    </>
  );
};
