export const auth = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordLength: 'At least 8 characters.',
  showPassword: 'Show password',
  submit: 'Login',
  login: {
    title: 'Back office',
    lead: 'Sign in to manage your catalogue.',
    forgotten:
      'Forgot your password? An owner can create a password link for you under Administrators. Or run <code>{command}</code> on the server: it prints a link.',
  },
  codeField: {
    label: 'Code',
    description: 'From your authenticator app, or one of your recovery codes.',
  },
  sessionDialog: {
    title: 'Please sign in again',
    text: 'You have been signed out. Your work is still here, behind this window.',
    other: 'Sign in as someone else',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'It replaces your old password. You are signed in here and signed out everywhere else.',
    submit: 'Save password',
  },
  invitation: {
    title: 'You are invited',
    lead: 'Choose a password to start managing the catalogue. Leave the name empty to keep the one in the invitation.',
    submit: 'Accept invitation',
  },
  setup: {
    title: 'Welcome',
    lead: 'Create the first account to manage your catalogue.',
    submit: 'Create account',
  },
} as const
