import { queries, type ShopDetail, type ShopHead } from "@carmine/api/hooks";
import { DescriptionList, Link, Skeleton, Text, type Description } from "@carmine/design-system";
import { DateTime, defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../../app/AppContext.tsx";
import { PageHead } from "../../../../app/PageHead.tsx";
import { QueryView } from "../../../../features/loading/QueryView.tsx";
import { useShopTexts } from "../../../../features/shops/use-shop-texts.ts";
import { shopSearchHref } from "../../../../features/shops/search-in-shop.ts";
import { ProfileCard, ShopPolicies, ShopRatings } from "../ProfileCards.tsx";
import { Shelf } from "../Shelf.tsx";
import { ShopFrame } from "../ShopFrame.tsx";
import { bestSellers } from "../shelves.ts";
import { Papers } from "./Papers.tsx";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  about: { defaultMessage: "About the shop", description: "Facts about a shop: title, and other places" },
  papers: {
    defaultMessage: "Business documents",
    description: "Documents of a shop: title, and other places",
  },
  mark: { defaultMessage: "Status", description: "Facts about a shop: self-operated or verified" },
  owner: { defaultMessage: "Run by", description: "Facts about a shop: a person" },
  address: { defaultMessage: "Address", description: "Facts about a shop, and other places" },
  phone: { defaultMessage: "Phone", description: "Facts about a shop, and other places" },
  email: { defaultMessage: "Email", description: "Facts about a shop, and other places" },
  hours: { defaultMessage: "Opening hours", description: "Facts about a shop" },
  since: { defaultMessage: "Joined", description: "Facts about a shop: a date" },
  followers: { defaultMessage: "Followers", description: "Facts about a shop: a number, and other places" },
  best: { defaultMessage: "Best sellers", description: "Link of the red bar, and other places" },
  failure: {
    defaultMessage: "We couldn’t load this shop’s details",
    description: "Facts about a shop: failure",
  },
});

/** In narrow windows the address breaks before its host, not in the middle of a word. */
const EmailLink = ({ email }: { email: string }): ReactElement => {
  const [name, host] = email.split("@");
  return (
    <Link href={`mailto:${email}`}>
      {name}
      <wbr />@{host}
    </Link>
  );
};

const useFacts = (shop: ShopHead, detail: ShopDetail): Description[] => {
  const intl = useIntl();
  const shopTexts = useShopTexts();
  const { phone, email, address, owner, since, followerCount } = detail;
  const fact = (name: keyof typeof texts, value: Description["value"] | null): Description[] =>
    value === null || value === undefined ? [] : [{ term: intl.formatMessage(texts[name]), value }];
  return [
    ...fact(
      "mark",
      [shopTexts.mark(shop).mark?.text ?? [], ...shopTexts.verified(shop)].flat().join(" · ") || null,
    ),
    ...fact("owner", owner),
    ...fact("address", address),
    ...fact("phone", phone && <Link href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</Link>),
    ...fact("email", email && <EmailLink email={email} />),
    ...fact("hours", shop.service.hours),
    ...fact("since", since && <DateTime value={since} dateOnly />),
    ...fact("followers", intl.formatNumber(followerCount)),
  ];
};

const Details = ({ shop, detail }: { shop: ShopHead; detail: ShopDetail }): ReactElement => {
  const intl = useIntl();
  const facts = useFacts(shop, detail);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ProfileCard title={intl.formatMessage(texts.about)}>
          {/* With a cover, the header already shows this text. */}
          {detail.intro && !shop.cover && (
            <Text element="p" dir="auto">
              {detail.intro}
            </Text>
          )}
          <DescriptionList items={facts} />
        </ProfileCard>
        <ShopPolicies shop={shop} hasPapers />
      </div>
      <div className={styles.column}>
        <ShopRatings shop={shop} />
        <ProfileCard title={intl.formatMessage(texts.papers)}>
          <Papers key={shop.id} name={shop.name} detail={detail} />
        </ProfileCard>
      </div>
    </div>
  );
};

const About = ({ shop }: { shop: ShopHead }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const query = useQuery(queries.merchantDetail(api, shop.id));
  return (
    <>
      <PageHead
        title={`${intl.formatMessage(texts.about)} · ${shop.name}`}
        description={intl.formatMessage(
          {
            defaultMessage: "Who runs {name}, how to reach them, and their business documents.",
            description: "Facts about a shop: for search engines",
          },
          { name: shop.name },
        )}
        canonicalQuery={{ id: shop.id }}
      />
      <QueryView
        query={query}
        skeleton={<Skeleton height={320} />}
        failure={intl.formatMessage(texts.failure)}
      >
        {(detail) => <Details shop={shop} detail={detail} />}
      </QueryView>
      <Shelf
        title={intl.formatMessage(texts.best)}
        query={bestSellers(shop.id)}
        href={shopSearchHref(shop.id, { sort: "sales" })}
      />
    </>
  );
};

/** Legal information about a shop, its documents, terms and ratings, and its best sellers. */
export default function ShopQualificationPage(): ReactElement {
  return <ShopFrame tab="qualification">{(shop) => <About shop={shop} />}</ShopFrame>;
}
