import { createPageRenderer } from "./rendering/render.tsx";
import { pages } from "./routes.tsx";

export const { render, pageOf } = createPageRenderer(pages);
