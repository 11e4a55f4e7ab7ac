import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { use } from "react";
import { Card } from "../../components/Card/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { SampleLanguageContext } from "../../testing/samples.ts";
import { PointsPlot, type PointsPlotProps } from "./index.ts";

const meta: Meta<typeof PointsPlot> = {
  title: "Commerce/PointsPlot",
  id: "patterns-pointsplot",
  component: PointsPlot,
};
export default meta;

type Story = StoryObj<typeof PointsPlot>;

const values = [620, 860, 1240, 1180, 1460, 1900, 1720, 2080, 1640, 1980, 2210, 2480];
const numbers = new Intl.NumberFormat("en-US");

function usePlot(): PointsPlotProps {
  const { points } = useCommerce();
  const language = use(SampleLanguageContext);
  // Browsers don't support Lao month names.
  const month = new Intl.DateTimeFormat(language === "lo" ? "en" : language, {
    month: "short",
    timeZone: "UTC",
  });
  return {
    label: points.balance,
    points: values.map((value, index) => ({
      label: month.format(Date.UTC(2025, 11 + index)),
      value,
      text: points.value(numbers.format(value)),
    })),
    formatTick: (value) => numbers.format(value),
    table: { label: points.table, columns: [points.month, points.points] },
  };
}

/** Wide on the points page, narrow on the overview. */
export const Playground: Controlled<typeof PointsPlot> = {
  render: function Playground(args) {
    const plot = usePlot();
    return (
      <Stack gap={16}>
        <Card style={{ maxInlineSize: 640 }}>
          <PointsPlot {...plot} {...args} />
        </Card>
        <Card style={{ maxInlineSize: 480 }}>
          <PointsPlot {...plot} defaultValue={5} />
        </Card>
      </Stack>
    );
  },
};

/** No value, one value, equal values. */
export const Edges: Story = {
  render: function Edges() {
    const plot = usePlot();
    return (
      <Stack gap={16} style={{ maxInlineSize: 480 }}>
        <Card>
          <PointsPlot {...plot} points={plot.points.map((point) => ({ ...point, value: 0, text: "0" }))} />
        </Card>
        <Card>
          <PointsPlot {...plot} points={plot.points.slice(0, 1)} />
        </Card>
        <Card>
          <PointsPlot
            {...plot}
            points={plot.points.map((point) => ({ ...point, value: 99_999, text: "99,999" }))}
          />
        </Card>
      </Stack>
    );
  },
};
