import { Link, LogisticsTimeline, Message, type TimelineStep } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { MapPin, Truck } from "lucide-react";
import type { ReactElement } from "react";
import type { OrderEvent, Shipment } from "@carmine/api/hooks";
import { useEventText } from "./use-event-text.ts";
import { useDateTimeParts } from "./use-date-time.ts";

/** Steps shown before older ones are collapsed. */
const shownSteps = 6;

const emptyTexts: Readonly<Record<Shipment["kind"], MessageDescriptor>> = defineMessages({
  courier: {
    defaultMessage: "The carrier hasn’t scanned this package yet. That can take a day.",
    description: "Tracking of a package without a step",
  },
  person: {
    defaultMessage: "The shop delivers this package itself. Call if you have a question.",
    description: "Tracking of a package that the shop delivers itself",
  },
  virtual: {
    defaultMessage: "There’s no package: this purchase doesn’t ship.",
    description: "Tracking of a virtual product",
  },
});

const problemTexts: Readonly<Partial<Record<Shipment["state"], MessageDescriptor>>> = defineMessages({
  wrongNumber: {
    defaultMessage: "The carrier doesn’t recognize this tracking number. Ask the shop to check it.",
    description: "Tracking of a package",
  },
  problem: {
    defaultMessage: "The carrier reports a problem with this package. Contact the shop for details.",
    description: "Tracking of a package",
  },
  sentBack: {
    defaultMessage: "The carrier is returning this package to the shop. Contact the shop for details.",
    description: "Tracking of a package",
  },
});

export interface ParcelTrackProps {
  readonly shipment: Shipment;
  /** Position among the order's parcels, from 1, and their count. */
  readonly place: number;
  readonly count: number;
  /** Events of the order, shown between the carrier's steps. */
  readonly history?: readonly OrderEvent[];
  readonly className?: string;
}

/** The carrier, as a link to its page about the parcel if it has one. */
const CarrierName = ({ shipment, carrier }: { shipment: Shipment; carrier: string }): ReactElement =>
  shipment.trackingUrl === undefined ? (
    <>{carrier}</>
  ) : (
    <Link underlined href={shipment.trackingUrl} target="_blank" rel="noopener noreferrer">
      <FormattedMessage
        defaultMessage="Track with {carrier}"
        description="Link to the carrier's page about a package"
        values={{ carrier }}
      />
    </Link>
  );

/** Tracking of one parcel, newest step first. */
export const ParcelTrack = ({
  shipment,
  place,
  count,
  history = [],
  className,
}: ParcelTrackProps): ReactElement => {
  const intl = useIntl();
  const moment = useDateTimeParts();
  const title = intl.formatMessage(
    {
      defaultMessage: "{count, plural, one {Package} other {Package {place} of {count}}}",
      description: "Title of a package's tracking",
    },
    { place, count },
  );
  const eventText = useEventText();
  const steps = [
    ...history.map((event) => ({
      at: event.at,
      title: event.title,
      text: eventText(event),
      icon: undefined,
    })),
    ...shipment.steps.map(({ at, text, place: where }) => ({
      at,
      title: text,
      text: where,
      icon: shipment.state === "arrived" ? MapPin : Truck,
    })),
  ]
    // Wire times sort as text.
    .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
    .map(({ at, ...step }, index): TimelineStep => ({ id: index, ...step, time: moment(at) }))
    .toReversed();
  const older = steps.slice(shownSteps);
  const problem = problemTexts[shipment.state];
  const { trackingNumber, phone } = shipment;
  const number = trackingNumber ?? phone;
  return (
    <>
      {problem && <Message tone="caution">{intl.formatMessage(problem)}</Message>}
      <LogisticsTimeline
        className={className}
        title={title}
        {...(shipment.carrier
          ? { courier: <CarrierName shipment={shipment} carrier={shipment.carrier} /> }
          : {})}
        {...(number
          ? {
              trackingNumber: {
                value: number,
                copyLabel: trackingNumber
                  ? intl.formatMessage({
                      defaultMessage: "Copy tracking number",
                      description: "Name of a button",
                    })
                  : intl.formatMessage({
                      defaultMessage: "Copy phone number",
                      description: "Name of a button",
                    }),
              },
            }
          : {})}
        label={title}
        steps={steps.slice(0, shownSteps)}
        {...(older.length > 0
          ? {
              older: {
                label: intl.formatMessage(
                  {
                    defaultMessage: "{count, plural, one {# earlier step} other {# earlier steps}}",
                    description: "Opens the older part of a timeline",
                  },
                  { count: older.length },
                ),
                steps: older,
              },
            }
          : {})}
        empty={shipment.note ?? intl.formatMessage(emptyTexts[shipment.kind])}
      />
    </>
  );
};
