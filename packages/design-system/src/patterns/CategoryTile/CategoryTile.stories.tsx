import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { CategoryTile } from "./index.ts";

const meta: Meta<typeof CategoryTile> = {
  title: "Commerce/CategoryTile",
  id: "patterns-categorytile",
  component: CategoryTile,
};
export default meta;

const counts = ["99,999", "4,120", "1,208", "964", "2,310", "1,845", "3,076", "752"];

export const Playground: Controlled<typeof CategoryTile> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, 112px)", gap: 24 }}>
        {texts.departments.map(([name], index) => (
          <CategoryTile
            key={name}
            name={name}
            href={`#${index}`}
            picture={{ src: samplePictures[index]?.src ?? "" }}
            count={counts[index]}
            {...args}
          />
        ))}
      </div>
    );
  },
};
