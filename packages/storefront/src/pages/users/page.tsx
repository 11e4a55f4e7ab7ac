import { queries } from "@carmine/api/hooks";
import {
  Avatar,
  Card,
  CountBadge,
  EmptyState,
  Heading,
  Icon,
  LinkBase,
  NotificationItem,
  ProductRow,
  Text,
  VisuallyHidden,
  type IconShape,
} from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Bell, Package, PackageCheck, RotateCcw, Star, Truck, Wallet } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { PageHead } from "../../app/PageHead.tsx";
import { AccountFrame } from "../../features/account/AccountFrame.tsx";
import { productHref } from "../../features/links.ts";
import { noticeIcon } from "../../features/notices/notice-topics.ts";
import { useOrderTabViews, type OrderTab, type OrderTabView } from "../../features/orders/use-order-tabs.ts";
import { pictureOf, smallPicture } from "../../features/products/picture.ts";
import { useRecentlyViewed } from "../../features/products/recently-viewed.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { personPhone } from "../../features/session/person-phone.ts";
import { useIsKnownPage } from "../../router/NavigationContext.tsx";
import { NextUp } from "./NextUp.tsx";
import { OverviewCard } from "./OverviewCard.tsx";
import { latestNotices } from "./overview-queries.ts";
import * as styles from "./page.css.ts";
import { PointsAndCoupons } from "./PointsAndCoupons.tsx";

const viewedCount = 5;

const Figure = ({
  href,
  count,
  children,
}: {
  href: string;
  count: number;
  children: ReactNode;
}): ReactElement | null => {
  const isKnownPage = useIsKnownPage();
  const intl = useIntl();
  if (!isKnownPage(href)) return null;
  return (
    <LinkBase href={href} className={styles.figure}>
      <strong className={styles.number}>{intl.formatNumber(count)}</strong>
      <span>{children}</span>
    </LinkBase>
  );
};

/** All orders have a separate link above the tiles. */
const tileIcons: Readonly<Record<Exclude<OrderTab, "all">, IconShape>> = {
  toPay: Wallet,
  toShip: Package,
  toReceive: Truck,
  toReview: Star,
  refunds: RotateCcw,
  finished: PackageCheck,
};

const Tile = ({ view, icon }: { view: OrderTabView; icon: IconShape }): ReactElement => {
  // Finished orders need no action, so they have no badge.
  const count = view.tab === "finished" ? 0 : (view.count ?? 0);
  return (
    <li>
      <LinkBase href={view.href} className={styles.tile}>
        <span className={styles.tileIcon}>
          <Icon shape={icon} size="lg" />
          <CountBadge count={count} overIcon />
        </span>
        {view.label}
        {count > 0 && <VisuallyHidden> {count}</VisuallyHidden>}
      </LinkBase>
    </li>
  );
};

const Viewed = (): ReactElement | null => {
  const { locale } = useApp();
  const productTexts = useProductTexts();
  const products = useRecentlyViewed(locale);
  if (products.length === 0) return null;
  return (
    <OverviewCard
      title={
        <FormattedMessage
          defaultMessage="Recently viewed"
          description="Home page: title of recently viewed products, and other places"
        />
      }
    >
      <div className={styles.viewed}>
        {products.slice(0, viewedCount).map((product) => (
          <ProductRow
            key={product.id}
            href={productHref(product.id)}
            title={product.name}
            picture={pictureOf(product.picture)}
            price={productTexts.parts(product.price)}
          />
        ))}
      </div>
    </OverviewCard>
  );
};

/** The account overview. */
export default function UsersPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const person = useQuery(queries.userInfo(api)).data;
  const tabs = useOrderTabViews();
  const notices = useQuery(latestNotices(api)).data?.list ?? [];
  const title = intl.formatMessage({
    defaultMessage: "Your account",
    description: "Footer: heading of a column, and other places",
  });
  const name = person?.nickname ?? "";
  return (
    <AccountFrame>
      <PageHead title={title} noIndex />
      <div className={styles.stack}>
        <Card className={styles.greeting}>
          <Avatar
            name={name}
            size={72}
            {...(person?.avatar && { src: smallPicture(person.avatar, 160) ?? "" })}
          />
          <div className={styles.names}>
            <Heading level={1}>
              <FormattedMessage
                defaultMessage="Hello, {name}"
                description="Greeting on the overview of the account"
                values={{ name }}
              />
            </Heading>
            <Text tone="muted">{person && (person.email ?? personPhone(person))}</Text>
          </div>
          <div className={styles.figures}>
            <Figure href={paths.points} count={person?.points ?? 0}>
              <FormattedMessage defaultMessage="Points" description="Column of points, and other places" />
            </Figure>
            <Figure href={paths.coupons} count={person?.couponCount ?? 0}>
              <FormattedMessage defaultMessage="Coupons" description="Tab of a shop, and other places" />
            </Figure>
            <Figure href={paths.saved} count={person?.savedCount ?? 0}>
              <FormattedMessage
                defaultMessage="Saved products"
                description="Figure of the overview, and other places"
              />
            </Figure>
            <Figure href={paths.notices} count={person?.noticeCount ?? 0}>
              <FormattedMessage
                defaultMessage="Unread"
                description="Tab of the notifications, and other places"
              />
            </Figure>
          </div>
        </Card>
        <OverviewCard
          title={
            <FormattedMessage defaultMessage="My orders" description="Link at the top, and other places" />
          }
          more={{
            href: paths.orders,
            label: intl.formatMessage({
              defaultMessage: "All orders",
              description: "Link of the overview",
            }),
          }}
        >
          <ul className={styles.tiles}>
            {tabs.map((view) =>
              view.tab === "all" ? null : <Tile key={view.tab} view={view} icon={tileIcons[view.tab]} />,
            )}
          </ul>
          <NextUp />
        </OverviewCard>
        <PointsAndCoupons />
        <OverviewCard
          isList
          title={
            <FormattedMessage
              defaultMessage="Notifications"
              description="Entry of the account menu, and other places"
            />
          }
          more={{
            href: paths.notices,
            label: intl.formatMessage({
              defaultMessage: "All notifications",
              description: "Link of the overview",
            }),
          }}
        >
          {notices.length === 0 ? (
            <EmptyState
              size="md"
              level={3}
              icon={Bell}
              title={<FormattedMessage defaultMessage="No notifications yet" description="No notification" />}
            />
          ) : (
            <ul className={styles.list}>
              {notices.map(({ id, kind, title: words, text, path, isRead, createdAt }) => (
                <NotificationItem
                  key={id}
                  title={words}
                  text={text}
                  icon={noticeIcon(kind)}
                  time={<DateTime value={createdAt} />}
                  {...(path !== undefined && { href: path })}
                  unread={!isRead}
                />
              ))}
            </ul>
          )}
        </OverviewCard>
        <Viewed />
      </div>
    </AccountFrame>
  );
}
