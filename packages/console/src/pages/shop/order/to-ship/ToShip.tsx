import { merchantOrderShip, type StaffOrderDetail } from "@carmine/api/contract";
import {
  DropdownMenuItem,
  Message,
  QuantityStepper,
  Select,
  SplitButton,
  TextField,
  useToast,
} from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import Truck from "lucide-react/icons/truck";
import { useState, type FormEvent } from "react";
import { useWrite } from "../../../../app/endpoints.ts";
import { useWorkspace } from "../../../../app/workspace.ts";
import { useErrorText } from "../../../../app/use-error-text.ts";
import * as detail from "../../../../features/list/detail.css.ts";
import { fitsCarrier, type Carrier } from "../../../../features/orders/carriers.ts";
import { lastCarrier, rememberCarrier } from "../../../../features/orders/last-carrier.ts";
import { Deadline } from "../../../../features/times/Deadline.tsx";
import { Picture } from "../../../../features/list/Picture.tsx";
import { Section } from "../../../../features/list/Section.tsx";
import { skuOptions } from "../../../../features/products/sku-options.ts";

/** Delivery type: by a carrier, by a person of the shop, or none (a license key, a link). */
type Way = "express" | "merchant" | "fictitious";

interface ToShipProps {
  order: StaffOrderDetail;
  couriers: readonly Carrier[];
}

/** The items that are still to be shipped, and the form of the next package. */
export const ToShip = ({ order, couriers }: ToShipProps) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { can } = useWorkspace();
  const ship = useWrite(merchantOrderShip);
  const items = order.orderInfoList.filter(({ toShipNum }) => toShipNum > 0);
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const [way, setWay] = useState<Way>("express");
  const [chosenCarrier, setCarrier] = useState<string>();
  const [number, setNumber] = useState("");
  const [driver, setDriver] = useState({ name: "", phone: "" });
  const [note, setNote] = useState("");
  if (!order.isShippable || items.length === 0) return null;

  const carrierCode = chosenCarrier ?? lastCarrier(order.place?.country, couriers);
  const carrier = couriers.find(({ code }) => code === carrierCode);
  const countOf = ({ id, toShipNum }: (typeof items)[number]): number => counts[id] ?? toShipNum;
  const chosen = items
    .map((item) => ({ orderInfoId: item.id, num: countOf(item) }))
    .filter(({ num }) => num > 0);
  const units = chosen.reduce((sum, { num }) => sum + num, 0);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (ship.isPending || units === 0) return;
    const lines = chosen;
    try {
      await ship.mutateAsync({
        params: { orderNo: order.orderNo },
        body:
          way === "express"
            ? { deliveryType: way, deliveryCode: carrierCode, deliveryId: number.trim(), lines }
            : way === "merchant"
              ? { deliveryType: way, deliveryName: driver.name, deliveryPhone: driver.phone, lines }
              : { deliveryType: way, note, lines },
      });
      if (way === "express") rememberCarrier(order.place?.country, carrierCode);
      toast({
        message: intl.formatMessage(
          {
            defaultMessage:
              "{count, plural, one {# item shipped. We emailed the customer.} other {# items shipped. We emailed the customer.}}",
            description: "Console order: result of shipping",
          },
          { count: units },
        ),
      });
    } catch {
      // `ship.error` is shown in the form.
    }
  };

  return (
    <Section
      title={<FormattedMessage defaultMessage="To ship" description="Console: order status" />}
      aside={<Deadline at={order.shipByAt} isOpen />}
    >
      <ul className={detail.items}>
        {items.map((item) => (
          <li key={item.id} className={detail.item}>
            <Picture src={item.image} className={detail.itemPicture} />
            <span>
              {item.productName}
              <span className={detail.small} style={{ display: "block" }}>
                {[skuOptions(item.sku), item.code].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span>{item.price !== null && <Money value={item.price} />}</span>
            <span className={detail.quantity}>
              <QuantityStepper
                label={intl.formatMessage(
                  { defaultMessage: "Quantity of {name}", description: "Console order: field" },
                  { name: item.productName },
                )}
                min={0}
                max={item.toShipNum}
                value={countOf(item)}
                onValueChange={(count) => setCounts({ ...counts, [item.id]: count })}
              />
              <span className={detail.small}>
                <FormattedMessage
                  defaultMessage="of {count}"
                  description="Console order: after the quantity to ship"
                  values={{ count: item.toShipNum }}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {can("orders.ship") && (
        <form onSubmit={(event) => void send(event)}>
          {ship.error && (
            <div className={detail.section}>
              <Message tone="critical" role="alert">
                {errorText(ship.error)}
              </Message>
            </div>
          )}
          <div className={detail.form}>
            {way === "express" && (
              <>
                <Select
                  label={intl.formatMessage({
                    defaultMessage: "Carrier",
                    description: "Console order: field",
                  })}
                  value={carrierCode}
                  options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
                  onValueChange={setCarrier}
                />
                <TextField
                  required
                  label={intl.formatMessage({
                    defaultMessage: "Tracking number",
                    description: "Console order: field",
                  })}
                  placeholder={carrier?.example ?? undefined}
                  autoComplete="off"
                  spellCheck={false}
                  value={number}
                  onValueChange={setNumber}
                  error={
                    number !== "" && !fitsCarrier(number, carrier)
                      ? intl.formatMessage(
                          {
                            defaultMessage: "{carrier} numbers look like {example}",
                            description: "Console: tracking number of an unusual form",
                          },
                          { carrier: carrier?.name ?? "", example: carrier?.example ?? "" },
                        )
                      : undefined
                  }
                />
              </>
            )}
            {way === "merchant" && (
              <>
                <TextField
                  required
                  label={intl.formatMessage({
                    defaultMessage: "Driver",
                    description: "Console order: field",
                  })}
                  value={driver.name}
                  onValueChange={(name) => setDriver({ ...driver, name })}
                />
                <TextField
                  required
                  type="tel"
                  label={intl.formatMessage({
                    defaultMessage: "Phone number",
                    description: "Console order: field",
                  })}
                  value={driver.phone}
                  onValueChange={(phone) => setDriver({ ...driver, phone })}
                />
              </>
            )}
            {way === "fictitious" && (
              <TextField
                style={{ gridColumn: "span 2" }}
                label={intl.formatMessage({
                  defaultMessage: "Message to the customer, such as a license key",
                  description: "Console order: field",
                })}
                value={note}
                onValueChange={setNote}
              />
            )}
            <SplitButton
              type="submit"
              variant="solid"
              startIcon={Truck}
              className={detail.besideField}
              loading={ship.isPending}
              disabled={units === 0}
              menuLabel={intl.formatMessage({
                defaultMessage: "Other ways to ship",
                description: "Console order: button",
              })}
              menu={
                <>
                  <DropdownMenuItem onSelect={() => setWay("express")}>
                    <FormattedMessage
                      defaultMessage="With a carrier"
                      description="Console order: way to ship"
                    />
                  </DropdownMenuItem>
                  <DropdownMenuItem onSelect={() => setWay("merchant")}>
                    <FormattedMessage
                      defaultMessage="With your own driver"
                      description="Console order: way to ship"
                    />
                  </DropdownMenuItem>
                  <DropdownMenuItem onSelect={() => setWay("fictitious")}>
                    <FormattedMessage
                      defaultMessage="Without a package (digital)"
                      description="Console order: way to ship"
                    />
                  </DropdownMenuItem>
                </>
              }
            >
              <FormattedMessage
                defaultMessage="Ship {count, plural, one {# item} other {# items}}"
                description="Console order: button"
                values={{ count: units }}
              />
            </SplitButton>
          </div>
        </form>
      )}
    </Section>
  );
};
