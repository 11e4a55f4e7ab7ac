import { queries } from "@carmine/api/hooks";
import {
  Breadcrumb,
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Heading,
  Message,
  Select,
  Skeleton,
  Text,
} from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import CarFront from "lucide-react/icons/car-front";
import type { FormEvent, ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { useNavigate, useSearchParams } from "../../../app/location.ts";
import { PageHead } from "../../../app/PageHead.tsx";
import { MoreToSee } from "../../../features/products/MoreToSee.ts";
import { searchHref } from "../../../features/links.ts";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { BySize } from "./BySize.tsx";
import { carParams, carQuery } from "./params.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  path: { defaultMessage: "Breadcrumb", description: "Name of the breadcrumb, and other places" },
  title: { defaultMessage: "Find sizes by car", description: "Size finder by car: title" },
  description: {
    defaultMessage: "Choose your car to see which tire and wheel sizes fit.",
    description: "Size finder by car: below the title",
  },
  make: { defaultMessage: "Make", description: "Size finder: brand of a car, and other places" },
  model: { defaultMessage: "Model", description: "Size finder: model of a car, and other places" },
  year: { defaultMessage: "Year", description: "Size finder: year of a car" },
  choose: { defaultMessage: "Choose", description: "Size finder: nothing is selected yet" },
  show: { defaultMessage: "Show sizes", description: "Size finder: button of the form" },
  tires: { defaultMessage: "Tire sizes", description: "Size finder: sizes of a car, and other places" },
  wheels: { defaultMessage: "Wheel sizes", description: "Size finder: sizes of a car, and other places" },
  failed: { defaultMessage: "We couldn’t load the size finder", description: "Title of a failure" },
});

/** Links to the products of each size. */
const Sizes = ({ title, sizes }: { title: string; sizes: readonly string[] }): ReactElement | null =>
  sizes.length === 0 ? null : (
    <section className={styles.sizes} aria-label={title}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      <ul className={styles.links}>
        {sizes.map((size) => (
          <li key={size}>
            <ButtonLink href={searchHref(size)}>
              <bdi>{size}</bdi>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );

/**
 * Sizes by make, model and year, from the operator's table. Each choice loads the next one; without JavaScript the
 * button of the form does.
 */
export default function SizeFinderPage(): ReactElement {
  const { api, locale } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const car = carParams.read(useSearchParams());
  const query = useQuery(carQuery(api, car));
  const department = useQuery(queries.categoryTree(api)).data?.[0]?.id;
  const title = intl.formatMessage(texts.title);
  const description = intl.formatMessage(texts.description);
  const placeholder = intl.formatMessage(texts.choose);
  const open = (next: Partial<typeof car>): void => void navigate(carParams.href(next));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    open(carParams.read(new URLSearchParams(entries)));
  };
  return (
    <>
      <PageHead title={title} description={description} noIndex={car.make !== ""} />
      <Container className={styles.page}>
        <Breadcrumb
          label={intl.formatMessage(texts.path)}
          items={[{ label: intl.formatMessage(texts.home), href: paths.home }, { label: title }]}
        />
        <div className={styles.intro}>
          <Heading level={1} size={24}>
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
        </div>
        <QueryView
          query={query}
          failure={intl.formatMessage(texts.failed)}
          skeleton={<Skeleton height={112} />}
        >
          {({ makes, models, years, sizes }) => {
            const { make, model, year } = car;
            const options = (values: readonly (string | number)[]) =>
              values.map((value) => ({ value: String(value), label: String(value) }));
            return makes.length === 0 ? (
              <Card>
                <EmptyState
                  icon={CarFront}
                  title={
                    <FormattedMessage
                      defaultMessage="No cars are listed yet"
                      description="Size finder by car: the operator has no table"
                    />
                  }
                />
              </Card>
            ) : (
              <>
                <Card>
                  <form
                    method="get"
                    action={localizedPath(locale, paths.sizeFinder)}
                    className={styles.form}
                    onSubmit={submit}
                  >
                    <Select
                      name="make"
                      label={intl.formatMessage(texts.make)}
                      placeholder={placeholder}
                      options={options(makes)}
                      value={make}
                      onValueChange={(next) => open({ make: next })}
                    />
                    <Select
                      name="model"
                      label={intl.formatMessage(texts.model)}
                      placeholder={placeholder}
                      options={options(models)}
                      disabled={models.length === 0}
                      value={model}
                      onValueChange={(next) => open({ make, model: next })}
                    />
                    <Select
                      name="year"
                      label={intl.formatMessage(texts.year)}
                      placeholder={placeholder}
                      options={options(years)}
                      disabled={years.length === 0}
                      value={year === undefined ? "" : String(year)}
                      onValueChange={(next) => open({ make, model, year: Number(next) || undefined })}
                    />
                    <Button type="submit" variant="solid">
                      {intl.formatMessage(texts.show)}
                    </Button>
                  </form>
                </Card>
                {sizes.map(({ id, tires, wheels }) => (
                  <Card key={id} element="section" className={styles.car}>
                    <Heading level={2} size={18}>
                      <bdi>{`${make} ${model} ${year}`}</bdi>
                    </Heading>
                    <Sizes title={intl.formatMessage(texts.tires)} sizes={tires} />
                    <Sizes title={intl.formatMessage(texts.wheels)} sizes={wheels} />
                  </Card>
                ))}
                {sizes.length > 0 && (
                  <Message tone="info">
                    <FormattedMessage
                      defaultMessage="Sizes vary by trim. Before you buy, check the sidewall of your tires or the sticker in the driver’s door frame."
                      description="Size finder by car: below the sizes"
                    />
                  </Message>
                )}
                {year !== undefined && sizes.length === 0 && (
                  <Message tone="info">
                    <FormattedMessage
                      defaultMessage="We don’t have sizes for this car. You’ll find yours on the sidewall of your tires."
                      description="Size finder by car: nothing is known about the car in the URL"
                    />
                  </Message>
                )}
              </>
            );
          }}
        </QueryView>
        <BySize />
        {department !== undefined && <MoreToSee bestFirst departmentId={department} />}
      </Container>
    </>
  );
}
