import Armchair from "lucide-react/icons/armchair";
import Disc3 from "lucide-react/icons/disc-3";
import Headphones from "lucide-react/icons/headphones";
import House from "lucide-react/icons/house";
import Shirt from "lucide-react/icons/shirt";
import SprayCan from "lucide-react/icons/spray-can";
import Star from "lucide-react/icons/star";
import Sun from "lucide-react/icons/sun";
import Tent from "lucide-react/icons/tent";
import Wrench from "lucide-react/icons/wrench";
import Aperture from "lucide-react/icons/aperture";
import { CategoryBar } from "../components/CategoryBar/index.ts";
import { CategoryMenu, type CategoryEntry } from "../components/CategoryMenu/index.ts";
import { CartLink, Header, HeaderSearch, type HeaderProps } from "../components/Header/index.ts";
import { Logo } from "../components/Logo/index.ts";
import {
  LanguageMenu,
  UserMenu,
  UserMenuButton,
  UserMenuLink,
  UtilityBar,
  UtilityButton,
  UtilityItem,
  UtilityLink,
  type UtilityBarProps,
} from "../components/UtilityBar/index.ts";
import { navigationTexts } from "./navigation-texts.data.ts";
import { samplePictures } from "./sample-pictures.ts";
import { moneyText, type SampleTexts } from "./shop-samples.ts";

const icons = [Disc3, Aperture, SprayCan, Wrench, Headphones, Armchair, Shirt, Tent];

const picture = (index: number) => ({ src: "", alt: "", ...samplePictures[index % samplePictures.length] });

/** Departments with their panels in the language of a story. */
export const entriesOf = (texts: SampleTexts): CategoryEntry[] =>
  texts.departments.map(([label, hint], index) => ({
    id: `department-${index}`,
    label,
    hint,
    href: `#department-${index}`,
    icon: icons[index],
    chips: ["205/55 R16", "225/45 R17", "3PMSF"].map((chip) => ({ label: chip, href: `#${index}-${chip}` })),
    groups: texts.groups.map((group, place) => ({
      label: group,
      href: `#${index}-group-${place}`,
      picture: picture(place),
      links: ([texts.links, ...texts.navigation.categories][place] ?? []).map((link, order) => ({
        label: link,
        href: `#${index}-${place}-${order}`,
      })),
    })),
    promosLabel: texts.topList,
    promos: [0, 1, 2, 3, 4].map((place) => ({
      label: texts.products[place] ?? "",
      text: moneyText(78.8 + 21 * place),
      href: `#${index}-promo-${place}`,
      picture: picture(place + 3),
    })),
  }));

interface SampleUtilityBarProps {
  texts: SampleTexts;
  signedIn?: boolean;
  /** Replaces props of the bar. */
  bar?: Partial<UtilityBarProps>;
}

export const SampleUtilityBar = ({ texts, signedIn, bar }: SampleUtilityBarProps) => {
  return (
    <UtilityBar
      label={texts.help}
      start={
        <>
          <UtilityItem>
            <UtilityLink href="#home" icon={House}>
              {texts.home}
            </UtilityLink>
          </UtilityItem>
          <UtilityItem>
            <UtilityButton icon={Star}>{texts.collect}</UtilityButton>
          </UtilityItem>
        </>
      }
      end={
        <>
          {signedIn ? (
            <UtilityItem>
              <UserMenu label="Mara Lindqvist" name="Mara Lindqvist" facts={["mara.lindqvist@example.com"]}>
                <UserMenuLink href="#orders">{texts.orders}</UserMenuLink>
                <UserMenuButton onClick={() => undefined}>{texts.register}</UserMenuButton>
              </UserMenu>
            </UtilityItem>
          ) : (
            <UtilityItem>
              {texts.welcome}
              <UtilityButton strong>{texts.signIn}</UtilityButton>
              <UtilityButton>{texts.register}</UtilityButton>
            </UtilityItem>
          )}
          {[texts.orders, texts.sell, texts.help].map((label) => (
            <UtilityItem key={label} separated>
              <UtilityLink href={`#${label}`}>{label}</UtilityLink>
            </UtilityItem>
          ))}
          <UtilityItem separated>
            <LanguageMenu
              label={`${texts.navigation.language.label}: ${texts.navigation.language.own}`}
              choices={Object.entries(navigationTexts).map(
                ([
                  lang,
                  {
                    language: { own },
                  },
                ]) => ({
                  lang,
                  name: own,
                  href: `#${lang}`,
                  current: own === texts.navigation.language.own,
                }),
              )}
            />
            <UtilityButton icon={Sun} aria-label="Dark theme" />
          </UtilityItem>
        </>
      }
      {...bar}
    />
  );
};

export const SampleLogo = ({ texts }: { texts: SampleTexts }) => (
  <Logo href="#home" name="Carmine" claim={texts.navigation.claim} label={`Carmine, ${texts.home}`} />
);

/** The complete shop header in the language of a story. */
export const SampleHeader = ({
  texts,
  home,
  signedIn,
  hotWords = true,
  header,
}: {
  texts: SampleTexts;
  hotWords?: boolean;
  home?: boolean;
  signedIn?: boolean;
  /** Replaces props of the header. */
  header?: Partial<HeaderProps>;
}) => (
  <Header
    utility={<SampleUtilityBar texts={texts} signedIn={signedIn} />}
    logo={<SampleLogo texts={texts} />}
    search={
      <HeaderSearch
        action="/goods/goods_search"
        label={texts.search}
        placeholder={texts.searchHint}
        scope={{ name: "cid", label: texts.allCategories, options: [{ value: "", label: texts.allGoods }] }}
        hotWordsLabel={texts.topList}
        hotWords={(hotWords ? texts.hotWords : []).map((label, index) => ({ label, href: `#hot-${index}` }))}
      />
    }
    cart={<CartLink href="#cart" text={texts.cart} label={`${texts.cart}, 3`} count={3} />}
    bar={
      <CategoryBar
        label={texts.home}
        menu={<CategoryMenu label={texts.allCategories} entries={entriesOf(texts)} alwaysOpen={home} />}
        links={texts.nav.map((label, index) => ({ label, href: `#nav-${index}`, current: index === 0 }))}
        note={{ icon: Wrench, text: texts.fitting }}
      />
    }
    {...header}
  />
);
