import type { Address } from "@carmine/api/hooks";
import { AddressCard, AddressGrid, Button, Card, EmptyState, Heading, Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { MapPin, Plus } from "lucide-react";
import { useId, useState, type ReactElement } from "react";
import { lazy } from "../../../hydration/lazy.tsx";
import { phoneOf, shortAddress, useAddressLines } from "../../../features/addresses/use-address-lines.ts";
import { usePerson } from "../../../features/session/use-person.ts";
import * as styles from "./sections.css.ts";

const AddressDialog = lazy(() => import("../../../features/addresses/AddressDialog.tsx"));

export interface AddressSectionProps {
  readonly addresses: readonly Address[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
  /** Whether the shopper tried to order without an address. */
  readonly missing: boolean;
}

/** Selects the shipping address. */
export const AddressSection = ({
  addresses,
  chosen,
  onChoose,
  missing,
}: AddressSectionProps): ReactElement => {
  const intl = useIntl();
  const person = usePerson();
  const formatAddress = useAddressLines();
  const titleId = useId();
  const groupName = useId();
  const [edited, setEdited] = useState<Address | "new">();
  return (
    <Card element="section" aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading level={2} size={16} id={titleId}>
          <FormattedMessage
            defaultMessage="Deliver to"
            description="Title above the addresses of the checkout"
          />
        </Heading>
        {addresses.length > 0 && (
          <Button variant="link" startIcon={Plus} onClick={() => setEdited("new")}>
            <FormattedMessage
              defaultMessage="New address"
              description="Title of the address form, and other places"
            />
          </Button>
        )}
      </div>
      {missing && (
        <Message tone="critical" role="alert" className={styles.warning}>
          <FormattedMessage
            defaultMessage="Choose a shipping address"
            description="Form error: delivery address missing"
          />
        </Message>
      )}
      {addresses.length === 0 ? (
        <EmptyState
          icon={MapPin}
          size="md"
          level={3}
          title={
            <FormattedMessage defaultMessage="Shipping address" description="Checkout without an address" />
          }
          actions={
            <Button variant="soft" size="sm" startIcon={Plus} onClick={() => setEdited("new")}>
              <FormattedMessage
                defaultMessage="Add an address"
                description="Button: opens the address form"
              />
            </Button>
          }
        >
          <FormattedMessage
            defaultMessage="Shipping and tax depend on the address."
            description="Checkout without an address"
          />
        </EmptyState>
      ) : (
        <AddressGrid role="radiogroup" aria-labelledby={titleId}>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              recipient={address.recipient}
              {...(address.isDefault
                ? {
                    defaultLabel: intl.formatMessage({
                      defaultMessage: "Default",
                      description: "Tag of the default address",
                    }),
                  }
                : {})}
              lines={formatAddress(address)}
              phone={phoneOf(address) ?? ""}
              choice={{
                name: groupName,
                value: String(address.id),
                checked: address.id === chosen,
                onChoose: (value) => onChoose(Number(value)),
              }}
              actions={
                <Button
                  variant="link"
                  size="sm"
                  aria-label={intl.formatMessage(
                    { defaultMessage: "Edit: {name}", description: "Name of a button of an address" },
                    { name: shortAddress(address) },
                  )}
                  onClick={() => setEdited(address)}
                >
                  <FormattedMessage
                    defaultMessage="Edit"
                    description="Button of an address, and other places"
                  />
                </Button>
              }
            />
          ))}
        </AddressGrid>
      )}
      {edited && (
        <AddressDialog
          {...(edited === "new" ? {} : { address: edited })}
          email={person?.email ?? undefined}
          first={addresses.length === 0}
          onClose={() => setEdited(undefined)}
          onSaved={(saved) => onChoose(saved.id)}
        />
      )}
    </Card>
  );
};
