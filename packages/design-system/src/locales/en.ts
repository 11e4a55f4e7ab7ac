import { english as addressForm } from "../patterns/AddressForm/texts.ts";
import { english as banner } from "../components/Banner/texts.ts";
import { english as carousel } from "../components/Carousel/texts.ts";
import { english as categoryMenu } from "../components/CategoryMenu/texts.ts";
import { english as combobox } from "../components/Combobox/texts.ts";
import { english as confirmDialog } from "../components/ConfirmDialog/texts.ts";
import { english as copyButton } from "../components/CopyButton/texts.ts";
import { english as countryDialPicker } from "../components/CountryDialPicker/texts.ts";
import { english as dateRange } from "../components/DateRange/texts.ts";
import { english as dialog } from "../components/Dialog/texts.ts";
import { english as errorState } from "../components/ErrorState/texts.ts";
import { english as fileUpload } from "../components/FileUpload/texts.ts";
import { english as filterChip } from "../components/FilterChip/texts.ts";
import { english as header } from "../components/Header/texts.ts";
import { english as imageLightbox } from "../components/ImageLightbox/texts.ts";
import { english as notificationItem } from "../patterns/NotificationItem/texts.ts";
import { english as pagination } from "../components/Pagination/texts.ts";
import { english as passwordField } from "../components/PasswordField/texts.ts";
import { english as priceRange } from "../components/PriceRange/texts.ts";
import { english as productGallery } from "../patterns/ProductGallery/texts.ts";
import { english as quantityStepper } from "../components/QuantityStepper/texts.ts";
import { english as ratingInput } from "../components/RatingInput/texts.ts";
import { english as regionCascader } from "../components/RegionCascader/texts.ts";
import { english as searchField } from "../components/SearchField/texts.ts";
import { english as productCard } from "../patterns/ProductCard/texts.ts";
import { english as skuPicker } from "../patterns/SkuPicker/texts.ts";
import { english as steps } from "../components/Steps/texts.ts";
import { english as tireLabel } from "../patterns/TireLabel/texts.ts";
import { english as toast } from "../components/Toast/texts.ts";
import type { Messages } from "../words/messages.ts";

/** The words of the components in English. */
export const en: Messages = {
  addressForm,
  banner,
  carousel,
  categoryMenu,
  combobox,
  confirmDialog,
  copyButton,
  countryDialPicker,
  dateRange,
  dialog,
  errorState,
  fileUpload,
  filterChip,
  header,
  imageLightbox,
  notificationItem,
  pagination,
  passwordField,
  priceRange,
  productGallery,
  quantityStepper,
  ratingInput,
  regionCascader,
  searchField,
  productCard,
  skuPicker,
  steps,
  tireLabel,
  toast,
};
