import type { Meta, StoryObj } from "@storybook/react-vite";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { PageHeader } from "../../components/AppShell/index.ts";
import { Button } from "../../components/Button/index.ts";
import { DropdownMenuItem } from "../../components/DropdownMenu/index.ts";
import { FormSection } from "../../components/FormSection/index.ts";
import { ImageManager, type ManagedImage } from "../../components/ImageManager/index.ts";
import { MoneyField } from "../../components/MoneyField/index.ts";
import { NumberField } from "../../components/NumberField/index.ts";
import { RichText } from "../../components/RichText/index.ts";
import { SplitButton } from "../../components/SplitButton/index.ts";
import { StatusChip } from "../../components/StatusChip/index.ts";
import { Switch } from "../../components/Switch/index.ts";
import { TagsInput } from "../../components/TagsInput/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import { TreeSelect } from "../../components/TreeSelect/index.ts";
import { Columns, Stack } from "../../layout/index.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";

const meta: Meta = {
  title: "Page patterns/Form",
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj;

const categories = [
  {
    id: "tires",
    label: "Tires",
    children: [
      { id: "summer", label: "Summer tires" },
      { id: "winter", label: "Winter tires" },
    ],
  },
  { id: "wheels", label: "Wheels" },
];

const description =
  "<p>Short braking distances on wet roads, and <strong>72 dB</strong> at highway speed.</p>" +
  "<ul><li><p>Free installation at a partner shop</p></li><li><p>Made within the last twelve months</p></li></ul>";

const pictures = samplePictures.slice(0, 2).map(({ src }, index): ManagedImage => ({
  id: String(index),
  name: `touring-gt-${index + 1}.jpg`,
  alt: `Touring GT, picture ${index + 1}`,
  status: "done",
  preview: src,
}));

function Images() {
  const [images, setImages] = useState(pictures);
  return (
    <ImageManager
      label="Images"
      hint="The first image is the cover."
      limits={{ count: 12, types: ["image/jpeg", "image/png"], maxBytes: 5_000_000 }}
      images={images}
      onAdd={() => undefined}
      onReorder={(ids) => setImages(images.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))}
      onAltChange={(id, alt) => setImages(images.map((each) => (each.id === id ? { ...each, alt } : each)))}
      onRemove={(id) => setImages(images.filter((each) => each.id !== id))}
      onRetry={() => undefined}
    />
  );
}

/** Sections of related fields; the save button stays in the page header. */
export const Product: Story = {
  render: () => (
    <ConsoleFrame current="Products">
      <PageHeader
        title="Carmine Touring GT 205/55 R16 91V"
        crumbs={[
          { label: "Products", href: "#products" },
          { label: "Summer tires", href: "#summer" },
        ]}
        status={<StatusChip tone="success">Active</StatusChip>}
        actions={
          <>
            <Button size="sm">Discard</Button>
            <SplitButton
              size="sm"
              variant="solid"
              menuLabel="More ways to save"
              menu={<DropdownMenuItem icon={Copy}>Save as a copy</DropdownMenuItem>}
            >
              Save
            </SplitButton>
          </>
        }
      />
      <Columns
        sideWidth={300}
        sidePosition="end"
        gap={16}
        side={
          <Stack gap={16}>
            <FormSection title="Visibility">
              <Switch defaultChecked>Show in shop</Switch>
            </FormSection>
            <FormSection title="Organization">
              <TreeSelect label="Category" nodes={categories} defaultValue="summer" />
              <TextField label="Brand" defaultValue="Carmine" />
              <TagsInput label="Tags" defaultValue={["Free installation", "New 2026"]} />
            </FormSection>
          </Stack>
        }
      >
        <Stack gap={16}>
          <FormSection title="Content">
            <TextField label="Name" defaultValue="Carmine Touring GT 205/55 R16 91V summer tire" />
            <RichText
              label="Description"
              defaultValue={description}
              hint="Shown on the product page, below the price."
            />
            <Images />
          </FormSection>
          <FormSection title="Offer" columns={2}>
            <MoneyField label="Price" currency="USD" defaultValue={7060} />
            <MoneyField label="List price" aside="optional" currency="USD" defaultValue={8610} />
            <NumberField label="On hand" min={0} defaultValue={9} />
            <TextField label="SKU" defaultValue="GT-205-91V" />
          </FormSection>
        </Stack>
      </Columns>
    </ConsoleFrame>
  ),
};
