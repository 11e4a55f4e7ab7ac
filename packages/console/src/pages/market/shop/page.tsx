import { operatorShopDetail, type OperatorShop } from "@carmine/api/contract";
import {
  Avatar,
  ButtonLink,
  DescriptionList,
  PageHeader,
  Skeleton,
  StatCard,
  StatusChip,
} from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import ExternalLink from "lucide-react/icons/external-link";
import { useParams } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { AuditTimeline } from "../../../features/audit/AuditTimeline.tsx";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { Section } from "../../../features/list/Section.tsx";
import { useBackToList } from "../../../features/list/use-back-to-list.ts";
import { ShopStatus } from "../../../features/shops/ShopStatus.tsx";
import { usePercent } from "../../../features/shops/use-percent.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import { useRoleName } from "../../../features/staff/role-names.ts";
import { ShopActions } from "./ShopActions.tsx";
import * as styles from "./page.css.ts";

/** A shop for the marketplace's staff: figures, contacts, members, log and actions. */
const ShopPage = () => {
  const intl = useIntl();
  const { id = "" } = useParams();
  const { home, can } = useWorkspace();
  const listPath = `${home}/shops`;
  useBackToList(listPath);
  const { data, error, isFetching, refetch } = useRead(operatorShopDetail, { params: { id: Number(id) } });
  if (error) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton style={{ blockSize: 480 }} />;
  return (
    <>
      <PageHeader
        title={data.name}
        crumbs={[
          {
            label: intl.formatMessage({ defaultMessage: "Shops", description: "Console: page" }),
            href: listPath,
          },
          { label: data.name },
        ]}
        status={<ShopStatus shop={data} />}
        actions={
          <>
            {data.isOpen && (
              <ButtonLink href={`/merchant/merchant?id=${data.id}`} size="sm" startIcon={ExternalLink}>
                <FormattedMessage defaultMessage="View shop" description="Console top bar: link" />
              </ButtonLink>
            )}
            {can("shops.write") && <ShopActions shop={data} />}
          </>
        }
      />
      <Figures shop={data} />
      <div className={detail.columns}>
        <div className={detail.column}>
          <Members shop={data} />
          {can("audit.read") && (
            <Section
              title={<FormattedMessage defaultMessage="Activity" description="Console: log of an object" />}
            >
              <AuditTimeline subject={`merchant:${data.id}`} />
            </Section>
          )}
        </div>
        <Contact shop={data} />
      </div>
    </>
  );
};

const Figures = ({ shop }: { shop: OperatorShop }) => {
  const intl = useIntl();
  const { home } = useWorkspace();
  const days = intl.formatMessage({
    defaultMessage: "Last 30 days",
    description: "Console orders: order date",
  });
  return (
    <div className={detail.figures}>
      {shop.revenue !== null && (
        <StatCard
          label={intl.formatMessage({ defaultMessage: "Sales", description: "Console overview: title" })}
          value={<Money value={shop.revenue} />}
          details={days}
        />
      )}
      <StatCard
        label={intl.formatMessage({ defaultMessage: "Orders", description: "Console: page" })}
        value={intl.formatNumber(shop.orderCount)}
        details={intl.formatMessage(
          {
            defaultMessage: "{count, plural, =0 {None late} one {# late} other {# late}}",
            description: "Console overview: late orders",
          },
          { count: shop.lateCount },
        )}
        tone={shop.lateCount > 0 ? "critical" : "neutral"}
        href={`${home}/orders?shop=${shop.id}`}
      />
      <StatCard
        label={intl.formatMessage({
          defaultMessage: "Refund requests",
          description: "Console overview: count",
        })}
        value={intl.formatNumber(shop.refundCount)}
        details={shop.refundTotal === null ? days : <Money value={shop.refundTotal} />}
      />
      <StatCard
        label={intl.formatMessage({ defaultMessage: "Rating", description: "Console shops: column" })}
        value={shop.rating === null ? "—" : intl.formatNumber(shop.rating, { minimumFractionDigits: 1 })}
        details={intl.formatMessage(
          {
            defaultMessage: "{count, plural, one {# follower} other {# followers}}",
            description: "Console shop: followers",
          },
          { count: shop.followerCount },
        )}
      />
      {shop.balance !== null && (
        <StatCard
          label={intl.formatMessage({ defaultMessage: "Balance", description: "Console statements: column" })}
          value={<Money value={shop.balance} />}
        />
      )}
    </div>
  );
};

const Members = ({ shop: { members } }: { shop: OperatorShop }) => {
  const times = useTimes();
  const roleName = useRoleName();
  return (
    <Section title={<FormattedMessage defaultMessage="Members" description="Console shop: title" />}>
      <ul className={detail.items}>
        {members.map(({ uid, nickname, email, staffRole, lastSeenAt, isDisabled }) => (
          <li key={uid} className={styles.member}>
            <Avatar name={nickname} />
            <span className={detail.lines}>
              <strong>{nickname}</strong>
              <span className={detail.small}>{email}</span>
            </span>
            <span className={styles.end}>
              <span>{roleName(staffRole)}</span>
              <span className={detail.small}>
                {isDisabled ? (
                  <StatusChip tone="critical">
                    <FormattedMessage defaultMessage="Disabled" description="Console: status of an account" />
                  </StatusChip>
                ) : lastSeenAt === null ? (
                  <FormattedMessage defaultMessage="Not signed in" description="Console: use of an account" />
                ) : (
                  <FormattedMessage
                    defaultMessage="Active {time}"
                    description="Console: last use of an account"
                    values={{ time: times.moment(lastSeenAt) }}
                  />
                )}
              </span>
            </span>
          </li>
        ))}
        {members.length === 0 && (
          <li className={detail.section}>
            <FormattedMessage defaultMessage="No members" description="Console shop: empty list" />
          </li>
        )}
      </ul>
    </Section>
  );
};

const Contact = ({ shop }: { shop: OperatorShop }) => {
  const intl = useIntl();
  const times = useTimes();
  const percent = usePercent();
  const facts: [string, string | null][] = [
    [
      intl.formatMessage({ defaultMessage: "Contact", description: "Console applications: field" }),
      shop.contact,
    ],
    [intl.formatMessage({ defaultMessage: "Email", description: "Console applications: field" }), shop.email],
    [intl.formatMessage({ defaultMessage: "Phone number", description: "Console order: field" }), shop.phone],
    [
      intl.formatMessage({ defaultMessage: "Address", description: "Console applications: field" }),
      shop.address,
    ],
    [
      intl.formatMessage({ defaultMessage: "Category", description: "Console: field" }),
      [shop.categoryName, shop.typeName].filter(Boolean).join(" · "),
    ],
    [
      intl.formatMessage({ defaultMessage: "Fee", description: "Console shops: column" }),
      shop.ownFee === null
        ? intl.formatMessage(
            { defaultMessage: "{percent} (category)", description: "Console shop: fee of its category" },
            { percent: percent(shop.fee) },
          )
        : intl.formatMessage(
            { defaultMessage: "{percent} (agreed)", description: "Console shop: fee agreed with it" },
            { percent: percent(shop.fee) },
          ),
    ],
    [
      intl.formatMessage({ defaultMessage: "Since", description: "Console: field, day of creation" }),
      times.day(shop.createAt),
    ],
  ];
  return (
    <Section title={<FormattedMessage defaultMessage="Contact" description="Console applications: field" />}>
      <div className={detail.sectionLine}>
        <DescriptionList
          layout="stacked"
          items={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))}
        />
      </div>
    </Section>
  );
};

export default ShopPage;
