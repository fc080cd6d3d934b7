import {
  ActionIcon,
  Alert,
  Button,
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  defaultVariantColorsResolver,
  Input,
  InputWrapper,
  LoadingOverlay,
  Menu,
  Modal,
  NativeSelect,
  Popover,
  SegmentedControl,
  Skeleton,
  Switch,
  Tooltip,
  type VariantColorsResolver,
} from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { Icon } from '../ui/icon.tsx'
import fields from './theme-fields.module.css'
import floats from './theme-floats.module.css'

/** Dark text on filled accent, white on filled danger; other variants follow the tokens. */
const variantColors: VariantColorsResolver = (input) => {
  if (input.variant === 'filled') {
    return input.color === 'danger'
      ? { background: 'var(--danger-fill)', hover: '#96201a', color: '#fff', border: '0' }
      : {
          background: 'var(--accent)',
          hover: 'var(--accent-hover)',
          color: 'var(--on-accent)',
          border: '0',
        }
  }
  if (input.variant === 'subtle') {
    return {
      background: 'transparent',
      hover: 'var(--sand)',
      color: input.color === 'danger' ? 'var(--danger)' : 'var(--ink)',
      border: '1px solid transparent',
    }
  }
  return defaultVariantColorsResolver(input)
}

/** Removes the role `banner` from a dialog's <header>, which is outside every section. */
const notBanner = { role: 'presentation' }

export const theme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  colors: {
    accent: [
      '#e5f4fb',
      '#cceaf7',
      '#9ad6f0',
      '#66c1e8',
      '#33b0e4',
      '#1aa8e3',
      '#01a0e2',
      '#00719f',
      '#005f86',
      '#06222e',
    ],
  },
  primaryColor: 'accent',
  primaryShade: 6,
  defaultRadius: 4,
  radius: { sm: '4px', md: '8px', lg: '12px' },
  breakpoints: { xs: '30em', sm: '37.5em', md: '56.25em', lg: '75em', xl: '96em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver: variantColors,
  components: {
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle' },
      classNames: { root: fields.action },
    }),
    Alert: Alert.extend({ classNames: { root: floats.alert, message: floats.alertMessage } }),
    Button: Button.extend({
      defaultProps: { variant: 'default' },
      classNames: {
        root: fields.button,
        section: fields.buttonSection,
        label: fields.buttonLabel,
      },
    }),
    Checkbox: Checkbox.extend({
      defaultProps: { iconColor: 'var(--on-accent)' },
      classNames: { root: fields.checkbox, input: fields.checkboxInput },
    }),
    Drawer: Drawer.extend({
      defaultProps: {
        overlayProps: { className: floats.overlay },
        attributes: { header: notBanner },
      },
      classNames: { header: floats.drawerHeader, close: floats.close },
    }),
    Input: Input.extend({ classNames: { wrapper: fields.inputWrapper, input: fields.input } }),
    InputWrapper: InputWrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: {
        label: fields.label,
        error: fields.error,
        description: fields.description,
        required: fields.required,
      },
    }),
    LoadingOverlay: LoadingOverlay.extend({ defaultProps: { loaderProps: { color: 'accent' } } }),
    Menu: Menu.extend({
      defaultProps: {
        shadow: 'none',
        position: 'bottom-end',
        width: 208,
        offset: 4,
        // Renders menus inside the main landmark, without an extra focusable element.
        portalProps: { target: '#main' },
        withInitialFocusPlaceholder: false,
      },
      classNames: {
        dropdown: floats.dropdown,
        item: floats.menuItem,
        itemSection: floats.menuSection,
        divider: floats.divider,
      },
    }),
    Modal: Modal.extend({
      defaultProps: {
        centered: true,
        radius: 8,
        size: 480,
        padding: 0,
        overlayProps: { className: floats.overlay },
        transitionProps: { duration: 120, transition: 'fade' },
        attributes: { header: notBanner },
      },
      classNames: {
        content: floats.dialog,
        header: floats.dialogHeader,
        title: floats.dialogTitle,
        close: floats.close,
      },
    }),
    NativeSelect: NativeSelect.extend({
      defaultProps: { rightSection: <Icon name="down" size={16} /> },
    }),
    Notifications: Notifications.extend({
      classNames: { root: floats.toasts, notification: floats.toast },
    }),
    Popover: Popover.extend({ classNames: { dropdown: floats.dropdown } }),
    SegmentedControl: SegmentedControl.extend({
      classNames: {
        root: floats.segments,
        indicator: floats.segmentOn,
        label: floats.segmentLabel,
      },
    }),
    Skeleton: Skeleton.extend({ defaultProps: { radius: 3 } }),
    Switch: Switch.extend({
      defaultProps: { withThumbIndicator: false },
      classNames: { track: fields.track },
    }),
    Tooltip: Tooltip.extend({
      defaultProps: { openDelay: 400, withArrow: false },
      classNames: { tooltip: floats.tooltip },
    }),
  },
})

/** Maps Mantine's colours to the tokens, the single source of both colour schemes. */
const colours = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--paper)',
  '--mantine-color-default-hover': 'var(--sand)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
}
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.43' },
  light: colours,
  dark: colours,
})
