/**
 * Stands in for the packages behind parts of the theme that this site replaces:
 * search box, menus, links, icons, pictures that grow. The theme imports them at
 * the top of its one file, so they cannot be shaken out. Which packages is said
 * in next.config.mjs.
 */
export const ArrowRightIcon = unused
export const Button = unused
export const CheckIcon = unused
export const Code = unused
export const Combobox = unused
export const ComboboxInput = unused
export const ComboboxOption = unused
export const ComboboxOptions = unused
export const DiscordIcon = unused
export const ExpandIcon = unused
export const GitHubIcon = unused
export const GlobeIcon = unused
export const InformationCircleIcon = unused
export const Listbox = unused
export const ListboxButton = unused
export const ListboxOption = unused
export const ListboxOptions = unused
export const Menu = unused
export const MenuButton = unused
export const MenuIcon = unused
export const MenuItem = unused
export const MenuItems = unused
export const MoonIcon = unused
export const Popover = unused
export const PopoverButton = unused
export const PopoverPanel = unused
export const Pre = unused
export const SpinnerIcon = unused
export const SunIcon = unused
export const Tab = unused
export const TabGroup = unused
export const TabList = unused
export const TabPanel = unused
export const TabPanels = unused
export const Table = unused
export const Td = unused
export const Th = unused
export const Tr = unused
export const XIcon = unused
export default { Document: unused }

function unused(): never {
  throw new Error('A part of the theme that this site replaces was rendered.')
}
