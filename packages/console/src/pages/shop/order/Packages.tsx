import { merchantParcelCorrect, type StaffOrderDetail } from "@carmine/api/contract";
import { Card, InlineEdit, Link, StatusChip } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Check from "lucide-react/icons/check";
import Truck from "lucide-react/icons/truck";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import * as detail from "../../../features/list/detail.css.ts";
import type { Carrier } from "../../../features/orders/carriers.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import { Picture } from "../../../features/list/Picture.tsx";
import { Section } from "../../../features/list/Section.tsx";
import { Tracking } from "./Tracking.tsx";

type Parcel = StaffOrderDetail["parcels"][number];

interface PackagesProps {
  order: StaffOrderDetail;
  couriers: readonly Carrier[];
}

/** The packages that were sent, with their contents; or the items of an order without a package. */
export const Packages = ({ order, couriers }: PackagesProps) =>
  order.parcels.length > 0
    ? order.parcels.map((parcel, index) => (
        <Package key={parcel.id} order={order} parcel={parcel} number={index + 1} couriers={couriers} />
      ))
    : !order.isShippable && (
        <Section title={<FormattedMessage defaultMessage="Items" description="Console orders: column" />}>
          <ItemList items={order.orderInfoList.map((item) => ({ ...item, count: item.payNum }))} />
        </Section>
      );

interface PackageProps extends PackagesProps {
  parcel: Parcel;
  number: number;
}

const Package = ({ order, parcel, number, couriers }: PackageProps) => {
  const intl = useIntl();
  const times = useTimes();
  const { can } = useWorkspace();
  const correct = useWrite(merchantParcelCorrect);
  const id = `package-${parcel.id}`;
  const items = parcel.lines.flatMap(({ orderInfoId, num }) => {
    const item = order.orderInfoList.find((other) => other.id === orderInfoId);
    return item ? [{ ...item, count: num }] : [];
  });
  const carrier =
    parcel.expName ?? couriers.find(({ code }) => code === parcel.expCode)?.name ?? parcel.courier ?? "";
  const canCorrect = can("orders.ship") && parcel.deliveryType === "express" && parcel.deliveredAt === null;
  return (
    <Card element="section" aria-labelledby={id} padding="none">
      <div className={detail.head}>
        <strong id={id}>
          <FormattedMessage
            defaultMessage="Package {number}"
            description="Console order: title of a package"
            values={{ number }}
          />
        </strong>
        <span className={detail.muted}>
          {parcel.trackUrl === null ? (
            carrier
          ) : (
            <Link href={parcel.trackUrl} target="_blank" rel="noopener noreferrer">
              {carrier}
            </Link>
          )}{" "}
          {parcel.courierPhone}
        </span>
        {parcel.expNo !== null && (
          <InlineEdit
            label={intl.formatMessage({
              defaultMessage: "Tracking number",
              description: "Console order: field",
            })}
            value={parcel.expNo}
            disabled={!canCorrect}
            onSave={async (to) => {
              await correct.mutateAsync({
                body: { parcelId: parcel.id, deliveryCode: parcel.expCode ?? "", deliveryId: to },
              });
            }}
          />
        )}
        {parcel.deliveredAt === null ? (
          <StatusChip tone="info" icon={Truck}>
            <FormattedMessage defaultMessage="In transit" description="Console: order status" />
          </StatusChip>
        ) : (
          <StatusChip tone="success" icon={Check}>
            <FormattedMessage defaultMessage="Delivered" description="Console order: status of a package" />
          </StatusChip>
        )}
        <time dateTime={parcel.createAt} className={`${detail.small} ${detail.headEnd}`}>
          {times.moment(parcel.createAt)}
        </time>
      </div>
      {parcel.note && <p className={detail.sectionLine}>{parcel.note}</p>}
      <Tracking parcel={parcel} />
      <ItemList items={items} />
    </Card>
  );
};

interface ItemListProps {
  items: readonly { id: number; image: string | null; productName: string; code: string; count: number }[];
}

const ItemList = ({ items }: ItemListProps) => (
  <ul className={detail.items}>
    {items.map(({ id, image, productName, code, count }) => (
      <li key={id} className={detail.item}>
        <Picture src={image} className={detail.itemPicture} />
        <span>
          {productName}
          <span className={detail.small} style={{ display: "block" }}>
            {code}
          </span>
        </span>
        <span className={detail.quantity}>× {count}</span>
      </li>
    ))}
  </ul>
);
