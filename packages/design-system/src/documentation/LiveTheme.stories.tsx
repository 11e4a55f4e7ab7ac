import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../components/Button/index.ts";
import { Card } from "../components/Card/index.ts";
import { Field, useFieldControl } from "../components/Field/index.ts";
import { Heading } from "../components/Heading/index.ts";
import { TextField } from "../components/TextField/index.ts";
import { Grid, Inline, Stack } from "../layout/index.ts";
import { brandCss, breachesOf, themeFromColor, type BrandValues } from "../theme/index.ts";
import { SampleShop } from "./SampleShop.tsx";

const meta: Meta = { title: "Themes", parameters: { layout: "fullscreen" } };
export default meta;

const presets = {
  Blue: { act: "#1F5FBF", radius: { control: 4, card: 8, panel: 12 } },
  Forest: { act: "#1E7A3C", radius: { control: 999, card: 16, panel: 20 } },
  Violet: { act: "#7A3FC4", radius: { control: 8, card: 12, panel: 16 } },
  Ink: { act: "#2B2F36", radius: { control: 0, card: 0, panel: 0 } },
  "Amber, too pale": { act: "#F2A93B", radius: { control: 4, card: 8, panel: 12 } },
} satisfies Record<string, BrandValues>;

const corners = {
  control: "Corners of controls",
  card: "Corners of cards",
  panel: "Corners of panels",
} as const;

/** A few values turn this page into another brand; contrast failures are listed below. */
export const Live: StoryObj = {
  render: function Live() {
    const [values, setValues] = useState<BrandValues>(presets.Blue);
    const css = brandCss(values);
    return (
      <Stack gap={24} style={{ padding: 24 }}>
        <style>{css}</style>
        <Card>
          <Stack gap={16}>
            <Heading level={1} size={20}>
              Your brand
            </Heading>
            <Inline gap={8}>
              {(Object.keys(presets) as (keyof typeof presets)[]).map((name) => (
                <Button key={name} size="sm" onClick={() => setValues(presets[name])}>
                  {name}
                </Button>
              ))}
            </Inline>
            <Grid columns={4} narrowest={160} gap={16}>
              <Field label="Acting color">
                <Shade value={values.act} onValueChange={(act) => setValues({ ...values, act })} />
              </Field>
              {(Object.keys(corners) as (keyof typeof corners)[]).map((corner) => (
                <TextField
                  key={corner}
                  label={corners[corner]}
                  type="number"
                  end="px"
                  min={0}
                  max={999}
                  value={values.radius[corner]}
                  onChange={(event) =>
                    setValues({
                      ...values,
                      radius: { ...values.radius, [corner]: event.target.valueAsNumber || 0 },
                    })
                  }
                />
              ))}
            </Grid>
            <Breaches act={values.act} />
          </Stack>
        </Card>
        <SampleShop />
        <Card>
          <Stack gap={8}>
            <Heading level={2} size={16}>
              The style sheet to copy
            </Heading>
            <p>Load it after the library, or before: it lies above its layers.</p>
            <pre
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
              tabIndex={0}
              role="region"
              aria-label="Style sheet"
              style={{ maxBlockSize: 320, overflow: "auto", fontFamily: "var(--ds-font-family)" }}
            >
              {css}
            </pre>
          </Stack>
        </Card>
      </Stack>
    );
  },
};

function Shade({ value, onValueChange }: { value: string; onValueChange: (value: string) => void }) {
  return (
    <input
      type="color"
      value={value.toLowerCase()}
      onChange={(event) => onValueChange(event.target.value.toUpperCase())}
      style={{
        inlineSize: "100%",
        blockSize: 40,
        padding: 4,
        border: "1px solid var(--ds-color-border-field)",
        borderRadius: "var(--ds-radius-control)",
        background: "var(--ds-color-bg-card)",
      }}
      {...useFieldControl()}
    />
  );
}

function Breaches({ act }: { act: string }) {
  const breaches = breachesOf(themeFromColor(act));
  return (
    <div role="status">
      {breaches.length === 0 ? (
        <p>✓ Every allowed pair has enough contrast, light and dark.</p>
      ) : (
        <Stack gap={8}>
          <p>
            <strong>{`${breaches.length} pairs have too little contrast.`}</strong> Choose another brand
            color.
          </p>
          <Grid element="ul" columns={3} narrowest={300} gap={8}>
            {breaches.map(({ scheme, pair, ratio, minimum }) => (
              <li key={`${scheme} ${pair}`}>
                ✕ {scheme === "light" ? "Light" : "Dark"}: {pair} {ratio.toFixed(1)}:1 &lt; {minimum}:1
              </li>
            ))}
          </Grid>
        </Stack>
      )}
    </div>
  );
}
