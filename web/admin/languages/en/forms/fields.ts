export const fields = {
  valueWords: {
    leftOut: '{label}: hidden',
    changed: '{label}: “{text}”',
    notAccepted: 'Not accepted',
  },
  lastSaved: {
    notYet: 'Not yet',
    savedBy: '<when></when>, {name}',
  },
  leaveGuard: {
    title: 'You have unsaved changes',
    lost: 'If you leave now, your changes to <b>{name}</b> are lost.',
    leave: 'Leave without saving',
    keepEditing: 'Keep editing',
    save: 'Save',
  },
  productNames: {
    unnamed: 'Product without a name',
  },
  restoredNote: {
    restored: 'Your unsaved changes from <when></when> have been restored. Choose files again.',
    discard: 'Discard them',
  },
  saveBar: {
    label: 'Save',
    discard: 'Discard',
    saveAndAddAnother: 'Save and add another',
    toCorrect: '{count, plural, one {# field to correct} other {# fields to correct}}',
    stop: 'Stop upload',
    saving: 'Saving …',
    uploading: 'Uploading, {percent}%',
    unsaved: 'Unsaved changes',
  },
  sectionIndex: {
    label: 'On this page',
    lastSaved: 'Last saved',
  },
  recordForm: {
    stopped: 'The upload was stopped. Nothing was saved.',
    savedInPart: 'Saved. What you changed since is not saved yet.',
  },
} as const
