import type { Banner } from "@carmine/api/contract";
import {
  ButtonLink,
  Card,
  Carousel,
  Heading,
  HeroBanner,
  PictureBanner,
  PromoTile,
  Text,
  VisuallyHidden,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { hasVariants, mediaSrcSet } from "@carmine/api/contract";
import type { ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { lazy } from "../../hydration/lazy.tsx";
import { type MarketplaceTexts, useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import { useHome, type HomeOffer } from "../../features/home-data.ts";
import { pictureOf, smallPicture, widest } from "../../features/products/picture.ts";
import * as styles from "./page.css.ts";

/** Hydrated after the first view, together with the coupons' code; it is rendered on the server. */
export const MemberPanel = lazy(() => import("./MemberPanel.tsx"));

/** Grounds of the slides, in turn. */
const hues = ["blue", "sand", "rose", "sage"] as const;

/** A banner with text has a background behind its picture; without text, the picture fills it. */
const Slide = ({ banner, place }: { banner: Banner; place: number }): ReactElement => {
  const first = place === 0;
  const href = banner.url ?? paths.home;
  if (!banner.action || !banner.name)
    return (
      <PictureBanner
        href={href}
        picture={pictureOf(banner.pic, banner.name ?? "", widest.page)}
        priority={first}
      />
    );
  const srcSet = hasVariants(banner.pic) ? mediaSrcSet(banner.pic, "webp") : undefined;
  return (
    <HeroBanner
      {...(banner.kicker && { kicker: banner.kicker })}
      {...(banner.text && { text: banner.text })}
      title={banner.name}
      action={{ label: banner.action, href }}
      picture={{ src: smallPicture(banner.pic, 640) ?? banner.pic, alt: "", ...(srcSet && { srcSet }) }}
      hue={hues[place % hues.length] ?? "blue"}
      priority={first}
    />
  );
};

/** Shown if the shop has no banners. */
const Welcome = ({ shop }: { shop: MarketplaceTexts }): ReactElement => (
  <Card className={styles.welcome}>
    <Heading level={2}>{shop.heroTitle ?? shop.name}</Heading>
    {(shop.heroText ?? shop.tagline) && <Text>{shop.heroText ?? shop.tagline}</Text>}
    <div>
      <ButtonLink variant="solid" href={paths.search}>
        <FormattedMessage
          defaultMessage="Browse products"
          description="Button to the search, and other places"
        />
      </ButtonLink>
    </div>
  </Card>
);

/** Offers that fit below the carousel; any others have a separate row. */
const besideCarousel = 2;

const Offer = ({ offer: { title, text, href, picture } }: { offer: HomeOffer }): ReactElement => (
  <PromoTile
    href={href ?? paths.home}
    title={title}
    text={
      text ?? (
        <FormattedMessage defaultMessage="Take a look" description="Home page: default text of an offer" />
      )
    }
    picture={smallPicture(picture, 320) ?? picture}
  />
);

/** The first view: carousel, offers and the member card, next to the category column of the header. */
export const Hero = (): ReactElement => {
  const intl = useIntl();
  const home = useHome();
  const shop = useMarketplaceTexts();
  const offers = home?.offers ?? [];
  const more = offers.slice(besideCarousel);
  return (
    <div className={styles.hero}>
      <VisuallyHidden>
        <h1>{shop.title}</h1>
      </VisuallyHidden>
      <div className={styles.categories} />
      <div className={offers.length === 0 ? styles.alone : styles.middle}>
        {home && home.banners.length > 0 ? (
          <Carousel
            label={intl.formatMessage({
              defaultMessage: "Offers",
              description: "Home page: name of the carousel",
            })}
            slides={home.banners.map((banner, index) => ({
              id: banner.id,
              content: <Slide banner={banner} place={index} />,
            }))}
          />
        ) : (
          <Welcome shop={shop} />
        )}
        {offers.length > 0 && (
          <div className={styles.tiles}>
            {offers.slice(0, besideCarousel).map((offer) => (
              <Offer key={offer.id} offer={offer} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.member}>
        <MemberPanel />
      </div>
      {more.length > 0 && (
        <div className={styles.moreTiles}>
          {more.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </div>
      )}
    </div>
  );
};
