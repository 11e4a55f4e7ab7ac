import { mutations, type Address } from "@carmine/api/hooks";
import {
  AddressCard,
  AddressGrid,
  Button,
  ConfirmDialog,
  EmptyState,
  NewAddressButton,
  Skeleton,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { MapPin, Plus } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { lazy } from "../../../hydration/lazy.tsx";
import { phoneOf, shortAddress, useAddressLines } from "../../../features/addresses/use-address-lines.ts";
import { usePerson } from "../../../features/session/use-person.ts";
import { AccountList } from "../../../features/account/AccountList.tsx";
import { addressesPerPage, addressParams, addressQuery } from "./params.ts";

const AddressDialog = lazy(() => import("../../../features/addresses/AddressDialog.tsx"));

export default function AddressListPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const person = usePerson();
  const formatAddress = useAddressLines();
  const toast = useShowToast();
  const params = useSearchParams();
  const { page } = addressParams.read(params);
  const addresses = useQuery(addressQuery(api, params));
  const makeDefault = useMutation(mutations.addressSetDefault(api));
  const remove = useMutation(mutations.addressDelete(api));
  const [edited, setEdited] = useState<Address | "new">();
  const [leaving, setLeaving] = useState<Address>();
  const title = intl.formatMessage({
    defaultMessage: "Addresses",
    description: "Footer link, and other places",
  });
  const newAddress = (
    <FormattedMessage
      defaultMessage="New address"
      description="Title of the address form, and other places"
    />
  );
  const named = (address: Address) => ({ name: shortAddress(address) });

  return (
    <>
      <AccountList
        title={title}
        query={addresses}
        skeleton={
          <AddressGrid>
            <Skeleton height={140} />
            <Skeleton height={140} />
          </AddressGrid>
        }
        failure={intl.formatMessage({
          defaultMessage: "We couldn’t load your addresses",
          description: "Title of a failure",
        })}
        empty={
          <EmptyState
            icon={MapPin}
            title={<FormattedMessage defaultMessage="No addresses yet" description="Empty address book" />}
            actions={
              <Button variant="solid" startIcon={Plus} onClick={() => setEdited("new")}>
                {newAddress}
              </Button>
            }
          >
            <FormattedMessage
              defaultMessage="Save an address to check out faster."
              description="Empty address book"
            />
          </EmptyState>
        }
        pages={{
          label: intl.formatMessage({ defaultMessage: "Address pages", description: "Name of the pages" }),
          page,
          perPage: addressesPerPage,
          hrefOf: (to) => addressParams.href({ page: to }),
          rangeText: (range) =>
            intl.formatMessage(
              {
                defaultMessage: "{first, number} to {last, number} of {total, number} addresses",
                description: "Next to the pages of the addresses",
              },
              range,
            ),
        }}
      >
        {(list) => (
          <AddressGrid>
            {list.map((address) => (
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
                lines={[...formatAddress(address), phoneOf(address) ?? ""].filter(Boolean)}
                actions={
                  <>
                    {!address.isDefault && (
                      <Button
                        variant="link"
                        size="sm"
                        aria-label={intl.formatMessage(
                          { defaultMessage: "Set as default: {name}", description: "Name of a button" },
                          named(address),
                        )}
                        onClick={() =>
                          makeDefault.mutate(
                            { body: { id: address.id } },
                            {
                              onSuccess: () =>
                                toast({
                                  message: intl.formatMessage({
                                    defaultMessage: "Default address updated",
                                    description: "Toast",
                                  }),
                                }),
                            },
                          )
                        }
                      >
                        <FormattedMessage
                          defaultMessage="Set as default"
                          description="Button of an address"
                        />
                      </Button>
                    )}
                    <Button
                      variant="link"
                      size="sm"
                      aria-label={intl.formatMessage(
                        { defaultMessage: "Edit: {name}", description: "Name of a button of an address" },
                        named(address),
                      )}
                      onClick={() => setEdited(address)}
                    >
                      <FormattedMessage
                        defaultMessage="Edit"
                        description="Button of an address, and other places"
                      />
                    </Button>
                    <Button
                      variant="link"
                      size="sm"
                      aria-label={intl.formatMessage(
                        {
                          defaultMessage: "Delete: {name}",
                          description: "Name of a button of an address",
                        },
                        named(address),
                      )}
                      onClick={() => setLeaving(address)}
                    >
                      <FormattedMessage defaultMessage="Delete" description="Button of an address" />
                    </Button>
                  </>
                }
              />
            ))}
            <NewAddressButton onClick={() => setEdited("new")}>{newAddress}</NewAddressButton>
          </AddressGrid>
        )}
      </AccountList>
      {edited && (
        <AddressDialog
          {...(edited === "new" ? {} : { address: edited })}
          email={person?.email ?? undefined}
          first={addresses.data?.total === 0}
          onClose={() => setEdited(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          open
          tone="critical"
          onOpenChange={(open) => !open && setLeaving(undefined)}
          title={
            <FormattedMessage
              defaultMessage="Delete this address?"
              description="Question before deleting an address"
            />
          }
          confirmLabel={intl.formatMessage({ defaultMessage: "Delete", description: "Button of an address" })}
          texts={{
            cancel: intl.formatMessage({
              defaultMessage: "Keep address",
              description: "Button: deletes nothing",
            }),
          }}
          loading={remove.isPending}
          onConfirm={() =>
            remove.mutate(
              { body: { id: leaving.id } },
              {
                onSuccess: () =>
                  toast({
                    message: intl.formatMessage({ defaultMessage: "Address deleted", description: "Toast" }),
                  }),
                onSettled: () => setLeaving(undefined),
              },
            )
          }
        >
          {[leaving.recipient, ...formatAddress(leaving)].join(", ")}
        </ConfirmDialog>
      )}
    </>
  );
}
