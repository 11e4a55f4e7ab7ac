import { queries, type Checkout } from "@carmine/api/hooks";
import {
  Button,
  ButtonLink,
  Card,
  Columns,
  Message,
  OrderSummary,
  VisuallyHidden,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { isMissing } from "../../../app/api.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { useMarketplaceTexts } from "../../../app/marketplace-texts.ts";
import { useWarning } from "../../../app/use-warning.ts";
import { useAddressLines } from "../../../features/addresses/use-address-lines.ts";
import { useFieldErrorText } from "../../../features/forms/field-texts.ts";
import { showFailure } from "../../../features/forms/show-failure.ts";
import { useBill } from "../../../features/orders/order-items.tsx";
import { AddressSection } from "./AddressSection.tsx";
import { CheckoutBar } from "./CheckoutBar.tsx";
import { checkoutDraft, startOf, type CheckoutDraft } from "./checkout-draft.ts";
import { orderBody, priceBody, withCoupon, type OrderChoices } from "./choices.ts";
import { SavingsSection, TaxSection } from "./ExtrasSection.tsx";
import { ItemsSection } from "./ItemsSection.tsx";
import { NewSumsDialog } from "./NewSumsDialog.tsx";
import * as styles from "../../../features/checkout/page.css.ts";
import { useCheckoutTotal, usePriceRows } from "./price-rows.tsx";
import { TermsNotice } from "./TermsNotice.tsx";
import * as sections from "./sections.css.ts";
import { methodOf, openMethods } from "../../../features/checkout/open-methods.ts";
import { PayMethodChoice } from "../../../features/checkout/PayMethodChoice.tsx";
import { readAttempt } from "./order-attempt.ts";
import { usePriceChange } from "./use-price-change.ts";
import { useRenewal } from "./use-renewal.ts";
import { useReturn } from "./use-return.ts";
import { useSumNames } from "../../../features/checkout/sum-names.ts";
import { usePlaceOrder } from "./use-place-order.ts";

export interface ConfirmOrderProps {
  readonly preOrderNo: string;
  readonly checkout: Checkout;
  /** Input from before a reload or another sign-in. */
  readonly draft: CheckoutDraft | null;
  /** Called when the held checkout no longer exists. */
  readonly onEnd: () => void;
}

/** All choices before placing an order, and the button that places it. */
export const ConfirmOrder = ({ preOrderNo, checkout, draft, onEnd }: ConfirmOrderProps): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const bill = useBill();
  const names = useSumNames();
  const rowsOf = usePriceRows();
  const totalOf = useCheckoutTotal();
  const formatAddress = useAddressLines();
  const { payButton } = useMarketplaceTexts();
  const errorText = useApiErrorText();
  const fieldError = useFieldErrorText();
  const addresses = useQuery(queries.addressAll(api)).data ?? [];
  const coupons = useQuery(queries.couponsForOrder(api, preOrderNo)).data ?? [];
  const method = useQuery(queries.payMethod(api)).data;
  const [first] = useState(() => startOf(checkout, addresses, coupons, draft));
  const [input, setInput] = useState(first);
  useEffect(() => {
    if (input !== first) checkoutDraft(preOrderNo).keep(input);
  }, [input, first, preOrderNo]);
  const { choices, notes, gifts } = input;
  const methods = openMethods(method);
  const payType = methodOf(methods, input.payType);
  const [addressMissing, setAddressMissing] = useState(false);
  const priced = useQuery(queries.computePrice(api, priceBody(preOrderNo, choices)));
  const order = usePlaceOrder(preOrderNo, onEnd);
  const changed = usePriceChange(
    JSON.stringify(choices),
    priced.isPlaceholderData ? undefined : priced.data?.total,
  );
  useRenewal(() => void priced.refetch());
  useReturn(() => {
    if (readAttempt(preOrderNo)?.orderNo !== undefined) onEnd();
  });
  const isOver = isMissing(priced.error);
  useEffect(() => {
    if (isOver && !order.busy) onEnd();
  }, [isOver, order.busy, onEnd]);

  const choose = (next: (now: OrderChoices) => OrderChoices): void =>
    setInput((now) => ({ ...now, choices: next(now.choices) }));
  const change = (next: Partial<OrderChoices>): void => choose((now) => ({ ...now, ...next }));
  const onCoupon = (issuer: number, id: number | null): void => choose((now) => withCoupon(now, issuer, id));
  const onNote = (shopId: number, note: string): void =>
    setInput((now) => ({ ...now, notes: { ...now.notes, [shopId]: note } }));
  const onGift = (shopId: number, isGift: boolean): void =>
    setInput((now) => ({ ...now, gifts: { ...now.gifts, [shopId]: isGift } }));
  const price = priced.data;
  // While the server computes a new choice, the totals are outdated. A refetch with the same choices keeps them
  // usable: an order with a changed total is rejected with the new ones.
  const settling = priced.isPlaceholderData;
  const address = addresses.find(({ id }) => id === choices.addressId);

  const warn = useWarning(!address);
  const pstNumber = price?.tax.isProvincial ? choices.pstNumber : null;
  const [numberMissing, setNumberMissing] = useState(false);
  const noNumber = fieldError({ type: "required", message: "emptyPstNumber" }) ?? "";
  const warnNumber = useWarning(pstNumber === "");

  const place = (expectedTotal: string | undefined): void => {
    setAddressMissing(!address);
    if (!address || expectedTotal === undefined) {
      if (!address)
        warn({
          tone: "critical",
          message: intl.formatMessage({
            defaultMessage: "Choose a shipping address",
            description: "Form error: delivery address missing",
          }),
        });
      return;
    }
    setNumberMissing(pstNumber === "");
    if (pstNumber === "") {
      warnNumber({ tone: "critical", message: noNumber });
      return;
    }
    const chosen = {
      choices: { ...choices, pstNumber },
      addressId: address.id,
      notes,
      gifts,
      payType: payType ?? "",
      expectedTotal,
    };
    order.place(orderBody(preOrderNo, chosen));
  };

  const changeText =
    changed &&
    intl.formatMessage(
      {
        defaultMessage: "The total changed from {before} to {now}.",
        description: "Checkout: the amounts have changed",
      },
      { before: bill.text(changed.before), now: bill.text(changed.now) },
    );
  const total = totalOf(checkout, price);
  /** In the bar of small windows it is smaller, so that the bar covers no field. */
  const placeButton = (size: "md" | "lg"): ReactElement => (
    <Button
      variant="solid"
      size={size}
      fullWidth
      loading={order.busy}
      disabled={settling || price === undefined}
      onClick={() => place(price?.total)}
    >
      {/* EU law: the button names the obligation to pay (Directive 2011/83, article 8(2)). */}
      {payButton ?? <FormattedMessage defaultMessage="Order and pay" description="Button: makes the order" />}
    </Button>
  );

  return (
    <>
      <Columns
        sideWidth={368}
        sidePosition="end"
        align="stretch"
        side={
          <OrderSummary
            title={intl.formatMessage({
              defaultMessage: "Summary",
              description: "Title of the sums of the checkout",
            })}
            aside={bill.units(checkout.quantity)}
            rows={
              price
                ? rowsOf(price)
                : [{ id: "goods", name: names.goods, value: bill.text(checkout.itemsTotal) }]
            }
            total={{ label: total.label, parts: bill.parts(total.amount) }}
            loading={settling}
            action={
              <div className={sections.action}>
                {priced.isError && !order.busy && (
                  <Message
                    tone="critical"
                    role="alert"
                    action={
                      <Button size="sm" loading={priced.isFetching} onClick={() => void priced.refetch()}>
                        <FormattedMessage
                          defaultMessage="Try again"
                          description="Button after a failure, and other places"
                        />
                      </Button>
                    }
                  >
                    {errorText(priced.error)}
                  </Message>
                )}
                {order.failure !== undefined && (
                  <Message
                    // In small windows the button is always visible, but the totals aren't.
                    ref={showFailure}
                    tone="critical"
                    role="alert"
                    title={
                      <FormattedMessage defaultMessage="No order was made." description="Before the reason" />
                    }
                    action={
                      <ButtonLink size="sm" href={paths.cart}>
                        <FormattedMessage
                          defaultMessage="Back to the cart"
                          description="Button to the cart"
                        />
                      </ButtonLink>
                    }
                  >
                    {order.failure}
                  </Message>
                )}
                <div className={sections.wideOnly}>{placeButton("lg")}</div>
                <TermsNotice />
              </div>
            }
            {...(changeText && { hold: changeText })}
            {...(address ? { address: { name: address.recipient, lines: formatAddress(address) } } : {})}
          />
        }
      >
        <div className={styles.stack}>
          <AddressSection
            addresses={addresses}
            chosen={choices.addressId}
            missing={addressMissing && !address}
            onChoose={(addressId) => {
              // An edited address may change shipping and tax.
              if (addressId === choices.addressId) void priced.refetch();
              change({ addressId });
            }}
          />
          <ItemsSection
            shops={checkout.shops}
            price={price}
            coupons={coupons}
            chosen={choices.coupons}
            onCoupon={onCoupon}
            notes={notes}
            onNote={onNote}
            gifts={gifts}
            onGift={onGift}
          />
          <SavingsSection
            choices={choices}
            onChange={change}
            coupons={coupons}
            onCoupon={onCoupon}
            price={price}
          />
          {methods.length > 1 && (
            <Card element="section">
              <PayMethodChoice
                open={methods}
                value={payType}
                onChange={(wanted) => setInput((now) => ({ ...now, payType: wanted }))}
              />
            </Card>
          )}
          {price?.tax.isProvincial && (
            <TaxSection
              choices={choices}
              onChange={change}
              error={numberMissing && pstNumber === "" ? noNumber : undefined}
            />
          )}
        </div>
        {order.newSums && price && (
          <NewSumsDialog
            before={price.total}
            now={order.newSums.total}
            busy={order.busy}
            onConfirm={() => place(order.newSums?.total)}
            onClose={() => {
              order.forgetSums();
              void priced.refetch();
            }}
          />
        )}
      </Columns>
      <VisuallyHidden role="status">{changeText}</VisuallyHidden>
      <CheckoutBar quantity={checkout.quantity} total={total} busy={settling} action={placeButton("md")} />
    </>
  );
};
