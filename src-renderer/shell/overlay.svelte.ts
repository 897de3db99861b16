/** The dialog of the shell that lies over the rooms, if one does. */
class Overlay {
  open = $state<'search' | 'shortcuts' | undefined>();

  show(which: 'search' | 'shortcuts') {
    this.open = which;
  }

  close = () => {
    this.open = undefined;
  };
}

export const overlay = new Overlay();
