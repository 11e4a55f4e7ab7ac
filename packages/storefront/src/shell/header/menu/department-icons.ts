import type { IconShape } from "@carmine/design-system";
import Camera from "lucide-react/icons/camera";
import CircleDot from "lucide-react/icons/circle-dot";
import Disc3 from "lucide-react/icons/disc-3";
import Ellipsis from "lucide-react/icons/ellipsis";
import Laptop from "lucide-react/icons/laptop";
import Shapes from "lucide-react/icons/shapes";
import Sofa from "lucide-react/icons/sofa";
import SprayCan from "lucide-react/icons/spray-can";
import Sprout from "lucide-react/icons/sprout";
import Tent from "lucide-react/icons/tent";

/** Icons by the department's symbol; a department with another symbol shows its picture. */
export const departmentIcons: Readonly<Record<string, IconShape>> = {
  "circle-dot": CircleDot,
  "disc-3": Disc3,
  "spray-can": SprayCan,
  laptop: Laptop,
  camera: Camera,
  sofa: Sofa,
  sprout: Sprout,
  tent: Tent,
};

/** Icon of a department without a known symbol and a picture. */
export const plainIcon: IconShape = Shapes;
/** Icon of the row that links to the remaining departments. */
export const moreIcon: IconShape = Ellipsis;
